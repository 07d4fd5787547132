import { expect, test } from 'vitest';
import { CLAIMS } from '#contract/site-content.ts';
import { aboutWords } from '../about/messages.ts';
import { HERO } from '../home/messages.ts';
import { LP } from '../lp/messages.ts';
import { EVIDENCE, evidenceChapters } from './messages.ts';

const ABOUT = aboutWords('タカクラベ');

const SAMPLE = { operator: undefined };
const OPERATOR = {
  operator: { name: '', representative: '', address: '', phone: '', email: '', license: '' },
};

test('every claim has a chapter, and every footnote of a page leads to one', () => {
  const ids = evidenceChapters(SAMPLE, { evidence: {}, shops: 0 }).map(({ id }) => id);
  expect(ids).toHaveLength(CLAIMS.length);
  const notes = [...HERO.claims, ...LP.claims, ...ABOUT.numbers.items].map(({ note }) => note);
  for (const note of notes.filter((number) => number > 0)) expect(ids).toContain(`note-${note}`);
});

test('claims are samples until somebody answers for them, and then still not proved', () => {
  const text = (settings: typeof SAMPLE | typeof OPERATOR, evidence = {}) =>
    JSON.stringify(evidenceChapters(settings, { evidence, shops: 839 }));
  expect(text(SAMPLE)).toContain(EVIDENCE.sample);
  expect(text(SAMPLE)).toContain('839店（デモ表示のため');
  expect(text(OPERATOR)).not.toContain(EVIDENCE.sample);
  expect(text(OPERATOR)).toContain(EVIDENCE.missing);
  expect(text(OPERATOR, { satisfaction: '利用者500人への調査' })).toContain('利用者500人への調査');
});
