import { expect, test } from 'vitest';
import { FINDING_CODES } from '#contract/embed/doctor.ts';
import { reportText } from './console.ts';
import { asFindings, found } from './finding.ts';

const SITE = 'https://form.example';

test('The console has for each finding what is so, what to change, the line to copy and where to read on', () => {
  const findings = asFindings(
    [found('attribute-name', 'inital-category', 'initial-category', 'watch')],
    SITE,
  );
  const text = reportText({ findings, facts: [['配信元', SITE]] });
  for (const part of [
    '[appraisal-form] フォームの診断',
    '【要確認】inital-categoryという属性はありません。',
    '    initial-category="watch"',
    'https://form.example/partners-guide#codes (attribute-name)',
    '配信元：https://form.example',
  ])
    expect(text).toContain(part);
});

test('A healthy page is told so', () => {
  expect(reportText({ findings: [], facts: [] })).toContain('問題は見つかりませんでした。');
});

test('What keeps sellers from the form comes first', () => {
  const all = asFindings([found('hidden'), found('narrow', 1, 2), found('no-width')], SITE);
  expect(all.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
  expect(FINDING_CODES[0]).toBe('form-absent');
});
