/**
 * Writes from the code: the tables of docs/embedding.md, docs/measuring.md, docs/operating/, docs/SECURITY.md, docs/life.md,
 * docs/architecture.md, docs/clauses.md and CONTRIBUTING.md, contract/goods/goods-words.json and question-words.json,
 * widget/japanese/phone-plan.json and custom-elements.json. With `--check` it writes nothing, and fails if they are out of date. In both cases it fails if a
 * clause of docs/clauses.yaml has no mark, or a mark no clause.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseTables } from './docs/clauses.ts';
import { goodsWordsText, questionWordsText } from './docs/goods-words.ts';
import { helpContents, helpPages } from './docs/help.ts';
import {
  caseReasonTable,
  caseStateTable,
  clockTable,
  factTable,
  kindTable,
  lifeDrawing,
  lifeEventTable,
  placeTable,
  requestTable,
  reviewTable,
} from './docs/life.ts';
import { mailTable } from './docs/mails.ts';
import { manifestText } from './docs/manifest.ts';
import { phonePlanText } from './docs/phone-plan.ts';
import { floorTable } from './docs/rooms.ts';
import {
  attributeTable,
  eventTable,
  fillIn,
  findingTable,
  funnelTable,
  labTable,
  limitTable,
  memberTable,
  noticeText,
  partTable,
  prefillTable,
  propertyTable,
  recipeTexts,
  strangerTable,
  teaserEventTable,
  teaserFunnelTable,
  teaserStyleTable,
  teaserTable,
} from './docs/tables.ts';
import { minutesTable } from './support/minutes.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const clauses = clauseTables(root);

const generated = {
  'docs/embedding.md': fillIn(read('docs/embedding.md'), {
    attributes: attributeTable(),
    prefill: prefillTable(),
    events: eventTable(),
    members: memberTable(),
    properties: propertyTable(),
    parts: partTable(),
    lab: labTable(),
    findings: findingTable(),
    notice: noticeText(),
    teaser: teaserTable(),
    'teaser-events': teaserEventTable(),
    'teaser-styles': teaserStyleTable(),
  }),
  'docs/measuring.md': fillIn(read('docs/measuring.md'), {
    funnel: funnelTable(),
    'teaser-funnel': teaserFunnelTable(),
    recipes: recipeTexts(),
    example: `\`\`\`js\n${read('docs/examples/test-mode.spec.mjs').trim()}\n\`\`\``,
  }),
  'CONTRIBUTING.md': fillIn(read('CONTRIBUTING.md'), { minutes: minutesTable() }),
  'docs/SECURITY.md': fillIn(read('docs/SECURITY.md'), { mails: mailTable() }),
  'docs/operating/alarms.md': fillIn(read('docs/operating/alarms.md'), {
    contents: helpContents(),
    pages: helpPages(),
  }),
  'docs/operating/limits.md': fillIn(read('docs/operating/limits.md'), {
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
    reasons: caseReasonTable(),
    cases: caseStateTable(),
    reviews: reviewTable(),
  }),
  'docs/architecture.md': fillIn(read('docs/architecture.md'), {
    contract: floorTable('contract'),
    server: floorTable('server'),
    widget: floorTable('widget'),
    host: floorTable('host'),
    test: floorTable('test'),
  }),
  'docs/clauses.md': fillIn(read('docs/clauses.md'), { clauses: clauses.tables }),
  'contract/goods/goods-words.json': goodsWordsText(),
  'contract/goods/question-words.json': questionWordsText(),
  'widget/japanese/phone-plan.json': phonePlanText(),
  'custom-elements.json': manifestText('widget/element/element.tsx'),
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

for (const problem of clauses.problems) console.log(problem);
if ((check && behind.length > 0) || clauses.problems.length > 0) process.exitCode = 1;
