import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Compressor } from './compress.ts';

const FOLDER = join('dist', 'widget');
const TEXT = Array.from({ length: 8_000 }, (_, index) => `line ${index * 7919};`).join('\n');

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'));
  mkdirSync(join(root, FOLDER, 'assets'), { recursive: true });
  writeFileSync(join(root, FOLDER, 'form.js'), TEXT);
  writeFileSync(join(root, FOLDER, 'assets', 'small.js'), 'export {};');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const servedFiles = () => globSync('**/*.*', { cwd: join(root, FOLDER) }).sort();

test('A file that is being written is nowhere where it is served, and each one that is there is whole', async () => {
  let isDone = false;
  const work = new Compressor(root).folder(FOLDER).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const [name, unpack] of [
      ['form.js.br', brotliDecompressSync] as const,
      ['form.js.gz', gunzipSync] as const,
    ]) {
      const path = join(root, FOLDER, name);
      if (existsSync(path)) expect(unpack(readFileSync(path)).toString()).toBe(TEXT);
    }
    const names = ['assets/small.js', 'form.js', 'form.js.br', 'form.js.gz'];
    expect(servedFiles().filter((name) => !names.includes(name.replaceAll('\\', '/')))).toEqual([]);
    await turn();
  }
  const files = await work;
  expect(servedFiles()).toContain('form.js.br');
  expect(files.map(({ path }) => path)).toEqual([join('assets', 'small.js'), 'form.js']);
  expect(files[1]?.brotli).toBeLessThan(files[1]?.gzip ?? 0);
});

test('Nothing is written into a build that has begun meanwhile', async () => {
  await new Compressor(root, { isWanted: () => false }).folder(FOLDER);
  expect(servedFiles()).not.toContain('form.js.br');
});

test('What a stopped one left is cleared away', async () => {
  const folder = join(root, 'dist', '.arriving');
  mkdirSync(folder);
  writeFileSync(join(folder, 'half'), '');
  await new Compressor(root).clear();
  expect(existsSync(folder)).toBe(false);
});

test('A script that every visitor waits for is written in the smallest of several ways', async () => {
  const script = Array.from({ length: 3_000 }, (_, index) => `word${(index * index * 7919) % 997}`).join(' ');
  writeFileSync(join(root, FOLDER, 'form.js'), script);
  writeFileSync(join(root, FOLDER, 'doctor.js'), script);
  const files = await new Compressor(root).folder(FOLDER);
  const sizeOf = (name: string) => files.find(({ path }) => path === name)?.brotli ?? 0;
  expect(sizeOf('form.js')).toBeLessThan(sizeOf('doctor.js'));
});
