import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WIDGET = join(import.meta.dirname, '..');
const SCALE = ['fine', 'label', 'body', 'heading', 'title'].map((name) => `var(--${name})`);

test('Each text of the form has a size of the scale', () => {
  const sizes = globSync(['parts/**/*.css', 'first-paint/**/*.css'], { cwd: WIDGET }).flatMap((path) =>
    [...readFileSync(join(WIDGET, path), 'utf8').matchAll(/font-size: ([^;]+);/g)].map(
      ([, size]) => [path, size ?? ''] as const,
    ),
  );
  const others = sizes.filter(([, size]) => !SCALE.includes(size));
  expect(sizes.length).toBeGreaterThan(50);
  expect(others.map(([, size]) => size).sort()).toEqual(['0', 'medium']);
});
