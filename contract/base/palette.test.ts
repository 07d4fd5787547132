import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Plain pages of the demo imitate pages of others, which do not use our palette. */
const files = globSync(['{widget,host,server}/**/*.css', 'demo/styles/*.css'], { cwd: ROOT });

test.each(files)('%s takes its colours from contract/base/palette.css', (file) => {
  const colours = readFileSync(join(ROOT, file), 'utf8').match(/#[\da-f]{3,8}\b/gi);
  expect(colours).toBeNull();
});
