import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Extent,
  forgetBuild,
  isBuilt,
  readBuilt,
  rememberBuild,
  sourcesFingerprint,
} from './fingerprint.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  for (const folder of ['dist', 'contract']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'contract', 'limits.ts'), 'export const MOST = 1;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const remember = (extent: Extent) => rememberBuild(root, { fingerprint: sourcesFingerprint(root), extent });
const isEnoughFor = (extent: Extent) => isBuilt(root, { fingerprint: sourcesFingerprint(root), extent });

test('The build of the first page is enough for a start, not for tests and releases', () => {
  expect(isEnoughFor('first-page')).toBe(false);
  remember('first-page');
  expect([isEnoughFor('first-page'), isEnoughFor('all')]).toEqual([true, false]);
  remember('first-page-compressed');
  expect([isEnoughFor('first-page'), isEnoughFor('all')]).toEqual([true, false]);
});

test('The build of everything is enough for a start, too', () => {
  remember('all');
  expect([isEnoughFor('first-page'), isEnoughFor('all')]).toEqual([true, true]);
});

test('No build is enough for other sources, or while dist is being exchanged', () => {
  remember('all');
  writeFileSync(join(root, 'contract', 'limits.ts'), 'export const MOST = 2;');
  expect(isEnoughFor('first-page')).toBe(false);
  remember('all');
  forgetBuild(root);
  expect(readBuilt(root)).toBeUndefined();
  expect(isEnoughFor('first-page')).toBe(false);
});
