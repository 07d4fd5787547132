import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

const PACKAGE = {
  imports: { '#contract/*': './contract/*', '#widget/*': './widget/*', '#server/*': './server/*' },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  write('package.json', JSON.stringify(PACKAGE));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const GOOD: [string, string][] = [
  ['contract/base/limits.ts', `import * as z from 'zod/mini'; import { a } from './messages.ts';`],
  ['contract/base/limits.test.ts', `import { test } from 'vitest'; import fs from 'node:fs';`],
  ['widget/goods/item.ts', `import type { A } from '#contract/goods/categories.ts';`],
  [
    'widget/state/store.ts',
    `import { STEPS } from '../attributes.ts'; import { send } from '../api/client.ts';`,
  ],
  ['widget/parts/step.tsx', `import { useState } from 'react'; import { x } from '#widget/goods/item.ts';`],
  [
    'widget/parts/step.tsx',
    `import css from '../styles/base.css?inline'; const a = <b>{import('./late.tsx')}</b>;`,
  ],
  ['widget/api/call.ts', `export { ROUTES } from '#contract/routes.ts';`],
  ['server/start/main.ts', `import { readFile } from 'node:fs/promises'; import fastify from 'fastify';`],
  ['host/form.tsx', `import '#widget/appraisal-form.ts'; import type { P } from '#widget/public.ts';`],
  ['demo/main.ts', `import { CATEGORIES } from '#contract/goods/categories.ts'; import './messages.ts';`],
  [
    'e2e/flow.spec.ts',
    `import { test } from 'playwright/test'; import { L } from '#contract/base/limits.ts';`,
  ],
  ['test/browser/form.ts', `import type { SampleForm } from '#widget/public.ts';`],
  ['host/a.tsx', `import type { AnswerOf } from '#server/desk/acts.ts';`],
  ['scripts/build.ts', `// import '#server/start/main.ts'\nconst text = "import '#server/start/main.ts'";`],
];

const BAD: [string, string, RegExp][] = [
  ['contract/a.ts', `import 'react';`, /may import only zod\/mini; this is react/],
  ['contract/a.ts', `import * as z from 'zod';`, /this is zod\b/],
  ['contract/a.ts', `import type { A } from '#widget/public.ts';`, /this is widget\/public\.ts/],
  ['widget/state/a.ts', `import { x } from '../parts/step.tsx';`, /this is widget\/parts\/step\.tsx/],
  ['widget/goods/a.ts', `import { jsx } from 'react/jsx-runtime';`, /must not import react/],
  ['widget/state/a.ts', `const x: import('#widget/parts/a.tsx').A = 1;`, /this is widget\/parts/],
  [
    'widget/api/a.ts',
    `import { store } from '../state/store.ts';`,
    /may not import widget\/goods\/, widget\/state\//,
  ],
  ['widget/api/a.ts', `export * from '#widget/parts/a.tsx';`, /this is widget\/parts/],
  [
    'widget/parts/a.tsx',
    `await import('#server/start/build-app.ts');`,
    /this is server\/start\/build-app\.ts/,
  ],
  ['widget/parts/a.tsx', `import '../../contract/base/limits.ts';`, /written #contract\/base\/limits\.ts/],
  ['server/a.ts', `import type { A } from '#widget/public.ts';`, /this is widget\/public\.ts/],
  ['host/a.tsx', `import { store } from '#widget/state/store.ts';`, /this is widget\/state\/store\.ts/],
  [
    'host/a.tsx',
    `import { ACTS } from '#server/desk/acts.ts';`,
    /may import only types of server\/desk\/acts\.ts/,
  ],
  ['demo/a.ts', `import '#widget/element.ts';`, /this is widget\/element\.ts/],
  ['e2e/a.spec.ts', `import '#server/start/build-app.ts';`, /this is server\/start\/build-app\.ts/],
];

describe('An allowed import is accepted', () => {
  test.each(GOOD)('%s: %s', (file, code) => {
    write(file, code);
    expect(checkImports(root)).toEqual([]);
  });
});

describe('A forbidden import is reported, with its line and the reason', () => {
  test.each(BAD)('%s: %s', (file, code, message) => {
    write(file, `// first line\n${code}`);
    expect(checkImports(root)).toEqual([{ file, line: 2, message: expect.stringMatching(message) }]);
  });
});

test('Several forbidden imports are all reported, in the order of the files', () => {
  write('widget/goods/b.ts', `import 'react';`);
  write('contract/a.ts', `import 'react';\nimport 'zod';`);
  expect(checkImports(root).map(({ file, line }) => `${file}:${line}`)).toEqual([
    'contract/a.ts:1',
    'contract/a.ts:2',
    'widget/goods/b.ts:1',
  ]);
});
