import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTRIBUTE_NAMES, EVENTS, METHODS, PARTS, TAG } from '#contract/embed/element.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { buildPackage } from './build.ts';
import { PACKAGE } from './files.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const HOST = 'https://takakurabe.example';

/** Below the repository, where React is installed, as in a partner's project. */
let project: string;
let folder: string;
beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  project = mkdtempSync(join(ROOT, 'dist', 'package-test-'));
  folder = join(project, 'node_modules', PACKAGE);
  process.env.SITE_URL = HOST;
  await buildPackage(folder);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const readJson = (name: string) => JSON.parse(read(name));

/** Runs a tool in the project of a partner. */
function run(args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** The compiler's errors in a file of a partner. A line after `@ts-expect-error` has to be wrong. */
function compile(name: string, source: string): string {
  writeFileSync(join(project, name), source);
  const flags = ['--noEmit', '--strict', '--ignoreConfig', '--jsx', 'react-jsx', '--types', 'react'];
  const modules = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  return run([TSC, ...flags, ...modules, name]).output;
}

/** The compiler needs seconds while other tests run. */
describe('The package on npm', { timeout: 30_000 }, () => {
  test('has every file that it names, the licences of what is inside, and nothing that is not its own', () => {
    const { exports, types, main, customElements, version } = readJson('package.json');
    const paths = [...Object.values(exports), types, main, customElements].flatMap((one) =>
      typeof one === 'string' ? one : Object.values(one as object),
    );
    expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(version).toBe(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
    expect(read('THIRD-PARTY-LICENSES.txt')).toMatch(/^preact [\d.]+ \(MIT\)/m);
    const own = /^(form\/[\w.-]+|(index|react|vue|svelte)(\.d\.ts|\.js)|[\w-]+\.(json|md|txt))$/;
    const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile());
    expect(
      files
        .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
        .filter((path) => !own.test(path)),
    ).toEqual([]);
  });

  test('is small to download, and leaves no picture for a bundler to write into a script', () => {
    const result = spawnSync('npm', ['pack', '--dry-run', '--json'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(JSON.parse(result.stdout)[0].size).toBeLessThan(1_100_000);
    const modules = globSync('form/*.js', { cwd: folder }).map(read);
    const pictures = modules.flatMap((text) => text.match(/new URL\("[^"]+\.(avif|webp)[^)]*\)/g) ?? []);
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((one) => !one.includes('?no-inline'))).toEqual([]);
    expect(modules.filter((text) => text.includes('data:image'))).toEqual([]);
  });

  test('calls the host that it was made for', () => {
    const modules = globSync('{*,form/*}.js', { cwd: folder }).map(read).join('\n');
    expect(modules).toMatch(new RegExp(`["'\`]${HOST}["'\`]`));
    expect(modules).not.toMatch(/new URL\(import\.meta\.url\)/);
  });

  test('can be imported where pages are rendered on a server, and its React component writes the tag there', () => {
    const script = `
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { define } from '${PACKAGE}';
      import '${PACKAGE}/vue';
      import '${PACKAGE}/svelte';
      import { AppraisalForm, AppraisalTeaser } from '${PACKAGE}/react';
      await define();
      if (renderToString(createElement(AppraisalTeaser, { appears: 'tab' })) !== '<span hidden="" data-appears="tab"></span>')
        throw new Error('The teaser is not written.');
      const props = { theme: 'lp', initialCategory: 'watch', className: 'wide', hidden: false, title: '査定',
        'data-place': 'top', 'aria-busy': false, onComplete() {}, onClick() {} };
      console.log(renderToString(createElement(AppraisalForm, props, '開く')));`;
    expect(run(['--input-type=module', '-e', script])).toEqual({
      status: 0,
      output: `<${TAG} theme="lp" initial-category="watch" class="wide" title="査定" data-place="top" aria-busy="false">開く</${TAG}>\n`,
    });
  });

  test('has types that know every name and refuse a wrong value', () => {
    const source = `
      import { define, EVENTS, type EventName } from '${PACKAGE}';
      const form = document.createElement('${TAG}');
      form.initialCategory = 'preciousMetal';
      form.goTo('customer');
      document.addEventListener('appraisal-form:complete', ({ detail }) => detail.uuid.trim());
      const names: readonly EventName[] = EVENTS;
      define().then(() => names);
      // @ts-expect-error there is no such theme
      form.theme = 'neon';
      // @ts-expect-error there is no such step
      form.goTo('payment');
      // @ts-expect-error it is a number
      form.addEventListener('appraisal-form:progress', ({ detail }) => detail.percent.trim());`;
    expect(compile('partner.ts', source)).toBe('');
  });

  test('has types for React, in the tag and in the component', () => {
    const source = `
      import { AppraisalForm, AppraisalTeaser } from '${PACKAGE}/react';
      export const page = (
        <main>
          <appraisal-form theme="lp" initial-category="watch" />
          <AppraisalTeaser appears="popover" after={20} leaving afterConsent={false} theme="lp" />
          {/* @ts-expect-error there is no such kind */}
          <AppraisalTeaser appears="banner" />
          <AppraisalForm theme="brand" onComplete={({ detail }) => detail.uuid.trim()}>開く</AppraisalForm>
          <AppraisalForm data-place="top" aria-label="査定" onClick={({ currentTarget }) => currentTarget.reset()} />
          {/* @ts-expect-error there is no such theme */}
          <appraisal-form theme="neon" />
          {/* @ts-expect-error there is no such theme */}
          <AppraisalForm theme="neon" />
          {/* @ts-expect-error there is no such event */}
          <AppraisalForm onPaid={() => {}} />
        </main>
      );`;
    expect(compile('partner.tsx', source)).toBe('');
  });

  test('describes the whole element for editors, by the schema of such files', () => {
    const manifest = readJson('custom-elements.json');
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(manifest) ? [] : validate.errors).toEqual([]);
    const [{ attributes, events, members, cssParts, cssProperties }] = manifest.modules[0].declarations;
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    expect(names(attributes)).toEqual(ATTRIBUTE_NAMES);
    expect(names(events)).toEqual(EVENTS);
    expect(names(members)).toEqual(expect.arrayContaining(['initialCategory', 'result', ...METHODS]));
    expect(names(cssParts)).toEqual(PARTS);
    expect(names(cssProperties)).toContain('--appraisal-accent');
    const all = [...attributes, ...events, ...members, ...cssParts, ...cssProperties];
    expect(all.filter(({ description }) => !description)).toEqual([]);
    expect(attributes[0].type.text).toBe(THEME_NAMES.map((name) => `'${name}'`).join(' | '));
  });

  test.each(['README.md', 'llms.txt'])('says every attribute and event in its %s, and the host', (name) => {
    const text = read(name);
    expect([...ATTRIBUTE_NAMES, ...EVENTS].filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toContain(HOST);
    expect(text).not.toMatch(/\b(HOST|PACKAGE)\b/);
  });
});
