/**
 * Writes from the code: the tables of docs/embedding.md, docs/operating.md, docs/SECURITY.md, docs/life.md and docs/architecture.md, the first lines of
 * each room's README.md, contract/goods/goods-words.json, widget/japanese/phone-plan.json and custom-elements.json. With
 * `--check` it writes nothing, and fails if they are out of date. In both cases it fails if docs/clauses.md names a test
 * or a reading that is not there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseProblems } from './docs/clauses.ts';
import { goodsWordsText } from './docs/goods-words.ts';
import {
  clockTable,
  factTable,
  kindTable,
  lifeDrawing,
  lifeEventTable,
  placeTable,
  requestTable,
} from './docs/life.ts';
import { mailTable } from './docs/mails.ts';
import { manifestText } from './docs/manifest.ts';
import { phonePlanText } from './docs/phone-plan.ts';
import { floorTable, newReadme, roomReadmes } from './docs/rooms.ts';
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
  strangerTable,
} from './docs/tables.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function readmes(): Record<string, string> {
  const entries = roomReadmes(root).map(({ path, name, text }) => {
    const readme = existsSync(join(root, path)) ? read(path) : newReadme(name);
    return [path, fillIn(readme, { room: text })];
  });
  return Object.fromEntries(entries);
}

const documents = {
  'docs/embedding.md': fillIn(read('docs/embedding.md'), {
    attributes: attributeTable(),
    events: eventTable(),
    members: memberTable(),
    properties: propertyTable(),
    parts: partTable(),
    lab: labTable(),
    findings: findingTable(),
  }),
  'docs/SECURITY.md': fillIn(read('docs/SECURITY.md'), { mails: mailTable() }),
  'docs/operating.md': fillIn(read('docs/operating.md'), {
    limits: limitTable(),
    strangers: strangerTable(),
  }),
  'docs/life.md': fillIn(read('docs/life.md'), {
    facts: factTable(),
    kinds: kindTable(),
    places: placeTable(),
    drawing: lifeDrawing(),
    requests: requestTable(),
    events: lifeEventTable(),
    clocks: clockTable(),
  }),
  'docs/architecture.md': fillIn(read('docs/architecture.md'), {
    contract: floorTable('contract'),
    server: floorTable('server'),
    widget: floorTable('widget'),
    host: floorTable('host'),
  }),
  ...readmes(),
  'contract/goods/goods-words.json': goodsWordsText(),
  'widget/japanese/phone-plan.json': phonePlanText(),
  'custom-elements.json': manifestText('widget/element/element.tsx'),
};

const check = process.argv.includes('--check');
const behind = Object.entries(documents).filter(([path, text]) => {
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

const problems = clauseProblems(root, read('docs/clauses.md'));
for (const problem of problems) console.log(`docs/clauses.md, ${problem}`);
if ((check && behind.length > 0) || problems.length > 0) process.exitCode = 1;
