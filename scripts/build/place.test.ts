import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBeside, buildFolder, putInPlace } from './place.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'));
});
afterEach(() => {
  delete process.env.BUILD_FOLDER;
  rmSync(root, { recursive: true, force: true });
});

/** The three parts of a build, each with a file of its name. */
function write(folder: string, file: string): void {
  for (const part of ['widget', 'host', 'demo']) {
    mkdirSync(join(root, folder, part), { recursive: true });
    writeFileSync(join(root, folder, part, file), file);
  }
}

test('Dist stays as it is while a build goes on, and has only the new files afterwards', () => {
  write('dist', 'old.js');
  writeFileSync(join(root, 'dist', 'licences.txt'), '');
  expect(buildFolder()).toBe('dist');
  buildBeside(root);
  write(buildFolder(), 'new.js');
  expect(readFileSync(join(root, 'dist', 'widget', 'old.js'), 'utf8')).toBe('old.js');
  putInPlace(root);
  for (const part of ['widget', 'host', 'demo'])
    expect(readdirSync(join(root, 'dist', part))).toEqual(['new.js']);
  expect(readdirSync(join(root, 'dist')).sort()).toEqual(['demo', 'host', 'licences.txt', 'widget']);
});

test('What a build that was stopped has left is no part of the next one', () => {
  buildBeside(root);
  write(buildFolder(), 'broken-off.js');
  buildBeside(root);
  expect(existsSync(join(root, buildFolder(), 'widget'))).toBe(false);
  write(buildFolder(), 'new.js');
  putInPlace(root);
  expect(readdirSync(join(root, 'dist', 'widget'))).toEqual(['new.js']);
});
