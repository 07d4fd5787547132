import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RECIPES } from './index.ts';
import { filesOf, insertBefore } from './recipe.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe.each(RECIPES)('The recipe "$title"', (recipe) => {
  test('changes no more files than allowed', () => {
    expect(filesOf(recipe).length).toBeLessThanOrEqual(recipe.mostFiles);
  });

  test('finds its places in the current files', () => {
    for (const change of recipe.changes) {
      if ('before' in change) expect(() => insertBefore(read(change.file), change.before, '')).not.toThrow();
    }
  });

  test('is in CONTRIBUTING.md, with every file that it changes', () => {
    const [, section = ''] = read('CONTRIBUTING.md').split(`### ${recipe.title}\n`);
    const text = section.split('\n### ')[0] ?? '';
    for (const file of filesOf(recipe)) expect(text).toContain(exampleAsRule(file));
  });
});

/** The recipe text has `<name>` where the example has its own name. */
const exampleAsRule = (file: string) => file.replace(/(sneaker|harbour)(?=\.\w+$)/, '<name>');
