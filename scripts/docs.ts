/**
 * Writes what the documentation says of the element from its one declaration: the tables of docs/embedding.md and
 * custom-elements.json. With `--check` it writes nothing and fails when they have fallen behind.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeTable, fillIn, manifest, propertyTable } from './docs/tables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const generated = {
  'docs/embedding.md': fillIn(read('docs/embedding.md'), {
    attributes: attributeTable(),
    properties: propertyTable(read('widget/themes/product.css')),
  }),
  'custom-elements.json': `${JSON.stringify(manifest(read('widget/themes/product.css')), null, 2)}\n`,
};

const check = process.argv.includes('--check');
const behind = Object.entries(generated).filter(([path, text]) => {
  try {
    return read(path) !== text;
  } catch {
    return true;
  }
});

for (const [path, text] of behind) {
  if (!check) writeFileSync(join(root, path), text);
  console.log(check ? `${path} has fallen behind: run npm run docs` : `wrote ${path}`);
}
if (check && behind.length > 0) process.exitCode = 1;
