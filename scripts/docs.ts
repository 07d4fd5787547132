/**
 * Writes the tables of docs/embedding.md and docs/operating.md and the file custom-elements.json from the code. With `--check`
 * it writes nothing, and fails if they are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestText } from './docs/manifest.ts';
import {
  attributeTable,
  eventTable,
  fillIn,
  findingTable,
  labTable,
  limitTable,
  memberTable,
  partTable,
  propertyTable,
} from './docs/tables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const generated = {
  'docs/embedding.md': fillIn(read('docs/embedding.md'), {
    attributes: attributeTable(),
    events: eventTable(),
    members: memberTable(),
    properties: propertyTable(),
    parts: partTable(),
    lab: labTable(),
    findings: findingTable(),
  }),
  'docs/operating.md': fillIn(read('docs/operating.md'), { limits: limitTable() }),
  'custom-elements.json': manifestText('widget/element.tsx'),
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
  console.log(check ? `${path} is out of date: run npm run docs` : `wrote ${path}`);
}
if (check && behind.length > 0) process.exitCode = 1;
