/** Checks that files and folders import each other only in the allowed directions. `node scripts/check-imports.ts [root]` */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { readImports, type WrittenImport } from './imports/read-imports.ts';
import { HELPERS, RULES, type Rule, TEST_FILE, TEST_PACKAGES } from './imports/rules.ts';
import { type Edge, mutualFolders, upwardImports } from './imports/structure.ts';

const SOURCES = RULES.map(({ folder }) => `${folder}**/*.{ts,tsx,mts,js,mjs,jsx}`);

/** A forbidden import. */
export interface ForbiddenImport {
  /** The importing file, relative to the root. */
  file: string;
  line: number;
  /** The problem and its reason, in sentences. */
  message: string;
}

/** Pairs of prefix (`#contract/`) and folder (`contract/`). */
type Aliases = [string, string][];

type Target = { kind: 'project'; path: string } | { kind: 'package'; name: string } | { kind: 'node' };

const under = (path: string, place: string) =>
  path === place || (place.endsWith('/') && path.startsWith(place));
const packageIsUnder = (name: string, parent: string) => name === parent || name.startsWith(`${parent}/`);

function ruleOf(file: string): Rule | undefined {
  return RULES.filter(({ folder }) => file.startsWith(folder)).sort(
    (a, b) => b.folder.length - a.folder.length,
  )[0];
}

/** The `#name/*` aliases of package.json. */
function readAliases(root: string): Aliases {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries<string>(imports).map(([from, to]) => [
    from.replace(/\*$/, ''),
    to.replace(/^\.\//, '').replace(/\*$/, ''),
  ]);
}

function targetOf(specifier: string, file: string, aliases: Aliases): Target {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('node:')) return { kind: 'node' };
  if (bare.startsWith('.')) return { kind: 'project', path: posix.join(dirname(file), bare) };
  if (bare.startsWith('/')) return { kind: 'project', path: bare.slice(1) };
  const alias = aliases.find(([prefix]) => bare.startsWith(prefix));
  if (alias) return { kind: 'project', path: alias[1] + bare.slice(alias[0].length) };
  return { kind: 'package', name: bare };
}

function packageProblem(name: string, rule: Rule, isTest: boolean): string | undefined {
  if (isTest && TEST_PACKAGES.some((entry) => packageIsUnder(name, entry))) return undefined;
  if (rule.without?.some((entry) => packageIsUnder(name, entry))) {
    return `${rule.folder} must not import ${name}.`;
  }
  if (rule.packages && !rule.packages.includes(name)) {
    return `of all packages, ${rule.folder} may import only ${rule.packages.join(', ')}; this is ${name}.`;
  }
  return undefined;
}

function directionProblem(path: string, rule: Rule, isType: boolean): string | undefined {
  if (rule.types?.includes(path))
    return isType ? undefined : `${rule.folder} may import only types of ${path}.`;
  if (rule.except?.some((place) => under(path, place))) {
    return `${rule.folder} may not import ${rule.except.join(', ')}; this is ${path}.`;
  }
  if (rule.project.some((place) => under(path, place))) return undefined;
  return `${rule.folder} may import only ${rule.project.join(', ')}; this is ${path}.`;
}

/** Reports a relative path into another folder that has an alias. */
function spellingProblem(
  path: string,
  file: string,
  specifier: string,
  aliases: Aliases,
): string | undefined {
  const crosses = path.split('/')[0] !== file.split('/')[0];
  if (crosses && specifier.startsWith('.') && aliases.some(([, folder]) => path.startsWith(folder))) {
    return `imports across folders are written #${path}, so that one sees the folder.`;
  }
  return undefined;
}

function problemOf(
  { specifier, isType }: WrittenImport,
  file: string,
  rule: Rule,
  aliases: Aliases,
): string | undefined {
  const target = targetOf(specifier, file, aliases);
  const isTest = TEST_FILE.test(file);
  if (target.kind === 'package') return packageProblem(target.name, rule, isTest);
  if (target.kind === 'project') {
    const helps = isTest && target.path.startsWith(HELPERS);
    return (
      (helps ? undefined : directionProblem(target.path, rule, isType)) ??
      spellingProblem(target.path, file, specifier, aliases)
    );
  }
  return undefined;
}

function check(file: string, statement: WrittenImport, aliases: Aliases): ForbiddenImport[] {
  const rule = ruleOf(file);
  if (!rule) return [];
  const problem = problemOf(statement, file, rule, aliases);
  const { specifier, line } = statement;
  return problem ? [{ file, line, message: `'${specifier}': ${problem} ${rule.why}` }] : [];
}

/** All files below a root folder that the rules are about. */
function sourcesOf(root: string): string[] {
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] }).map((path) =>
    path.split(sep).join('/'),
  );
  return [...new Set(files)].sort();
}

/** All forbidden imports below a root folder, and folders that import each other. */
export function checkImports(root: string): ForbiddenImport[] {
  const aliases = readAliases(root);
  const files = sourcesOf(root);
  const fileSet = new Set(files);
  const edges: Edge[] = [];
  const violations = files.flatMap((file) =>
    readImports(join(root, file)).flatMap((statement) => {
      const target = targetOf(statement.specifier, file, aliases);
      if (target.kind === 'project' && fileSet.has(target.path))
        edges.push({ from: file, to: target.path, line: statement.line });
      return check(file, statement, aliases);
    }),
  );
  return [...violations, ...upwardImports(edges), ...mutualFolders(edges)];
}

function main(): void {
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
  const violations = checkImports(root);
  for (const { file, line, message } of violations) console.error(`${file}:${line}\n  ${message}`);
  if (violations.length === 0)
    console.log(`All imports go in allowed directions (${relative(process.cwd(), root) || '.'}).`);
  else process.exitCode = 1;
}

// The oldest Node 24 that npm has for every platform does not have `import.meta.main`.
if (process.argv[1] === import.meta.filename) main();
