import { join } from 'node:path';
import { missingEngines } from '#test/base/engines.mjs';
import { hasWordPress, WORDPRESS_PACKAGES } from '#test/base/wordpress.mjs';
import { auditCounts, playwrightCounts, readReport, vitestCounts, withCrash } from './counts.mjs';
import { playwrightFailures, playwrightUnsteady, vitestFailures } from './failures.mjs';
import { npm } from './install.mjs';
import { environment, root } from './node.mjs';
import { say } from './report.mjs';
import { run } from './run.mjs';
import { provideBrowser, provideEngines, provideLab, provideWordPress } from './system.mjs';

/**
 * The inputs of a stage.
 * @typedef {{ node: string, reports: string, filters: string[], settings?: Record<string, string> }} Context
 */

/** Node keeps compiled modules here: each later server of a test starts with a quarter less of the CPU. */
const COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') };

/** Runs one of the project's tools in the terminal. */
async function tool({ node }, command, args, extra = {}) {
  const { code } = await run(command, args, {
    cwd: root,
    env: environment(node, { ...COMPILED, ...extra }),
    shell: process.platform === 'win32',
  });
  return code;
}

/** A check that has no tests counts as one test. */
async function check(context, command, args) {
  const code = await tool(context, command, args);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

async function vitest(context, ...projects) {
  const outputFile = join(context.reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...projectArgs, ...reporters, ...context.filters];
  const code = await tool(context, 'vitest', args, context.settings);
  const report = readReport(outputFile);
  return withCrash({ ...vitestCounts(report), failures: vitestFailures(report, root) }, code);
}

/** Preparation that succeeds does not count as a test. */
async function build(context) {
  const code = await tool(context, 'node', [join('scripts', 'build.ts'), '--if-changed']);
  return withCrash({ passed: 0, failed: 0, skipped: 0 }, code);
}

async function playwright(context, extra = {}) {
  const outputFile = join(context.reports, 'browser.json');
  const code = await tool(context, 'playwright', ['test', ...context.filters], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile,
    ...extra,
  });
  const report = readReport(outputFile);
  const tests = { failures: playwrightFailures(report), unsteady: playwrightUnsteady(report) };
  return withCrash({ ...playwrightCounts(report), ...tests }, code);
}

/** Without a store to test on, the stage is skipped with a line. */
async function onRealStore(context) {
  const NO_STORE = 3;
  const code = await tool(context, 'node', [join('test', 'photo-store', 'run.ts')]);
  if (code === NO_STORE) return { passed: 0, failed: 0, skipped: 1 };
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * Known weaknesses of packages that run, by the registry of npm. A registry that does not answer leaves the stage out with
 * a line.
 */
async function audit() {
  const [command, prefix] = npm();
  const { output } = await run(command, [...prefix, 'audit', '--omit=dev', '--json'], {
    cwd: root,
    quiet: true,
  });
  const { counts, lines } = auditCounts(output);
  for (const line of lines) say(line);
  return counts;
}

/** A check of the sources with the types of the pages, which React Router generates from host/routes.ts. */
async function checkWithTypes(context, command, args) {
  const code = await tool(context, 'react-router', ['typegen']);
  return withCrash(await check(context, command, args), code);
}

/**
 * All stages, fast ones first. `npm test -- NAME` runs the stages whose `group` is NAME. Stages with `onlyInAll` run
 * only in `npm run test:all`, or when they are named.
 */
export const STAGES = [
  { group: 'lint', title: 'Format', run: (c) => check(c, 'biome', ['format', '.']) },
  {
    group: 'lint',
    title: 'Lint',
    run: (c) => check(c, 'biome', ['check', '--formatter-enabled=false', '--error-on-warnings', '.']),
  },
  {
    group: 'lint',
    title: 'Words',
    run: (c) => check(c, 'node', [join('scripts', 'check-words.ts')]),
  },
  {
    group: 'types',
    title: 'Types',
    // Rooms are checked beside each other. Several checkers in each would look at the same libraries again.
    run: (c) => checkWithTypes(c, 'tsc', ['-b', '--checkers', '1']),
  },
  {
    group: 'docs',
    title: 'Documentation',
    run: (c) => check(c, 'node', [join('scripts', 'docs.ts'), '--check']),
  },
  {
    group: 'imports',
    title: 'Import directions',
    run: (c) => check(c, 'node', [join('scripts', 'check-imports.ts')]),
  },
  { group: 'unused', title: 'Unused code', run: (c) => checkWithTypes(c, 'knip', []) },
  { group: 'unit', title: 'Unit tests', run: (c) => vitest(c, 'unit') },
  {
    group: 'parts',
    title: 'Component tests',
    provide: provideBrowser,
    run: (c) => vitest(c, 'parts', 'site-parts'),
  },
  { group: 'server', title: 'Server tests', run: (c) => vitest(c, 'server') },
  { group: 'browser', title: 'Build', run: build, prepares: ['Syntax of the build', 'Browser tests'] },
  {
    group: 'browser',
    title: 'Syntax of the build',
    run: (c) => check(c, 'node', [join('scripts', 'check-syntax.ts')]),
  },
  { group: 'browser', title: 'Browser tests', provide: provideBrowser, run: (c) => playwright(c) },
  {
    group: 'react',
    title: 'Components, React',
    onlyInAll: true,
    provide: provideBrowser,
    run: (c) => vitest(c, 'parts-react'),
  },
  {
    group: 'react',
    title: 'Browser, React',
    onlyInAll: true,
    provide: provideBrowser,
    run: async (c) => {
      const result = await build(c);
      return result.failed > 0 ? result : playwright(c, { FORM_LIBRARY: 'react' });
    },
  },
  {
    group: 'combinations',
    title: 'Browser, the rest',
    onlyInAll: true,
    provide: provideBrowser,
    run: async (c) => {
      const result = await build(c);
      return result.failed > 0 ? result : playwright(c, { E2E_ALL: '1' });
    },
  },
  {
    group: 'looks',
    title: 'Looks of every page',
    onlyInAll: true,
    provide: provideBrowser,
    run: async (c) => {
      const built = await build(c);
      const filters = [join('e2e', 'looks'), ...c.filters];
      return built.failed > 0 ? built : playwright({ ...c, filters }, { E2E_LOOKS: '1' });
    },
  },
  ...['preact', 'react'].map((library) => ({
    group: 'lab',
    title: `Lab of partners’ pages${library === 'react' ? ', React' : ''}`,
    onlyInAll: true,
    provide: provideLab,
    run: async (c) => {
      const result = await build(c);
      const filters = [join('e2e', 'lab'), ...c.filters];
      const settings = { E2E_LAB: '1', FORM_LIBRARY: library };
      return result.failed > 0 ? result : playwright({ ...c, filters }, settings);
    },
  })),
  {
    group: 'engines',
    title: 'Firefox and WebKit',
    onlyInAll: true,
    provide: provideEngines,
    run: async (c) => {
      const result = await build(c);
      for (const line of missingEngines()) say(line);
      const filters = [join('e2e', 'engines'), ...c.filters];
      return result.failed > 0 ? result : playwright({ ...c, filters }, { E2E_ENGINES: '1' });
    },
  },
  {
    group: 'package',
    title: 'Package on npm',
    onlyInAll: true,
    provide: provideBrowser,
    run: async (c) => {
      const result = await build(c);
      const filters = [join('e2e', 'package'), ...c.filters];
      return result.failed > 0 ? result : playwright({ ...c, filters }, { E2E_PACKAGE: '1' });
    },
  },
  {
    group: 'wordpress',
    title: 'WordPress',
    onlyInAll: true,
    provide: provideWordPress,
    run: async (c) => {
      if (!hasWordPress()) {
        say(
          `WordPress is left out: it is not installed here. Debian has it as ${WORDPRESS_PACKAGES.join(', ')}.`,
        );
        return { passed: 0, failed: 0, skipped: 1 };
      }
      const result = await build(c);
      const filters = [join('e2e', 'wordpress'), ...c.filters];
      return result.failed > 0 ? result : playwright({ ...c, filters }, { E2E_WORDPRESS: '1' });
    },
  },
  { group: 'audit', title: 'Audit of packages', onlyInAll: true, run: () => audit() },
  {
    group: 'slow',
    title: 'Server, slow tests',
    onlyInAll: true,
    run: async (c) => {
      const result = await build(c);
      return result.failed > 0 ? result : vitest({ ...c, settings: { SLOW_TESTS: '1' } }, 'server');
    },
  },
  {
    group: 'conformance',
    title: 'Conformance',
    onlyInAll: true,
    run: (c) => check(c, 'node', [join('conformance', 'own-server.ts')]),
  },
  {
    group: 's3',
    title: 'Photos in S3',
    onlyInAll: true,
    run: (c) => onRealStore(c),
  },
  {
    group: 'upgrades',
    title: 'Upgrades',
    onlyInAll: true,
    run: async (c) => {
      const result = await build(c);
      return result.failed > 0 ? result : check(c, 'node', [join('test', 'upgrades', 'run.ts')]);
    },
  },
  {
    group: 'recipes',
    title: 'Recipes',
    onlyInAll: true,
    provide: provideBrowser,
    run: (c) => check(c, 'node', [join('test', 'recipes', 'run.ts')]),
  },
  {
    group: 'newest',
    title: 'Newest releases',
    onlyInAll: true,
    provide: provideBrowser,
    run: (c) => check(c, 'node', [join('test', 'newest', 'run.ts')]),
  },
];
