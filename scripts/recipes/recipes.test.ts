import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RECIPES } from './index.ts';
import { filesOf, insertBefore } from './recipe.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe.each(RECIPES)('The recipe "$title"', (recipe) => {
  test('touches no more files than it may', () => {
    expect(filesOf(recipe).length).toBeLessThanOrEqual(recipe.mostFiles);
  });

  test('finds its places in the files as they are', () => {
    for (const change of recipe.changes) {
      if ('before' in change) expect(() => insertBefore(read(change.file), change.before, '')).not.toThrow();
    }
  });

  test('is written down in CONTRIBUTING.md, with every file that it touches', () => {
    const [, section = ''] = read('CONTRIBUTING.md').split(`### ${recipe.title}\n`);
    const text = section.split('\n### ')[0] ?? '';
    for (const file of filesOf(recipe)) expect(text).toContain(exampleAsRule(file));
  });
});

/** A recipe says `<name>` where the example has a name of its own. */
const exampleAsRule = (file: string) => file.replace(/(sneaker|harbour)(?=\.\w+$)/, '<name>');
