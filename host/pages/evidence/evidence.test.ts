import { expect, test } from 'vitest';
import { CLAIM_KEYS, claimRow } from '#contract/site/claims.ts';
import { EVIDENCE, evidenceChapters } from './messages.ts';

const SAMPLE = { operator: undefined };
const OPERATOR = {
  operator: { name: '', representative: '', address: '', phone: '', email: '', license: '' },
};
const textOf = (chapters: ReturnType<typeof evidenceChapters>) => JSON.stringify(chapters);

test('every claim has a chapter, and every footnote leads to one', () => {
  const ids = evidenceChapters(SAMPLE, { evidence: {}, shops: undefined }).map(({ id }) => id);
  expect(ids).toHaveLength(CLAIM_KEYS.length);
  for (const { note } of CLAIM_KEYS.map(claimRow)) if (note) expect(ids).toContain(`note-${note}`);
});

test('claims are samples until somebody answers for them', () => {
  const text = textOf(evidenceChapters(SAMPLE, { evidence: {}, shops: { listed: 839, bought: [] } }));
  expect(text).toContain(EVIDENCE.sample);
  expect(text).toContain('839社（デモ表示のため');
});

test('with an operator only claims that are made have a chapter, each with what it rests on', () => {
  const chapters = evidenceChapters(OPERATOR, {
    evidence: { satisfaction: '利用者500人への調査' },
    shops: { listed: 12, able: [4], bought: ['watch'] },
  });
  const text = textOf(chapters);
  expect(text).not.toContain(EVIDENCE.sample);
  expect(text).toContain('利用者500人への調査');
  expect(text).toContain('12社');
  expect(text).toContain('最大4社');
  expect(text).toContain('査定できる地域：北海道');
  expect(text).not.toMatch(/全国対応|最大10社/);
  expect(text).not.toMatch(/800社|日本初|70万5千円/);
  for (const { parts } of chapters) expect(textOf([{ id: '', title: '', parts }])).not.toContain('"根拠",""');
});
