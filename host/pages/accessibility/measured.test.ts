import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEASURED } from './measured.ts';
import { accessibilityChapters } from './messages.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Words in the tests of a thing. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  検査ツール: /axe/i,
  キーボード: /keyboard/,
  構造と名前: /heading|role|textContent/i,
  変化のお知らせ: /announce/i,
  幅と拡大: /320/,
  文字の大きさ: /twice as large/,
  文字と背景の差: /contrast|axe/i,
  動きと配色の設定: /forcedColors|reducedMotion/,
  スクリプトなし: /without scripts/,
};

test.each(MEASURED.map((row) => [row.name, row] as const))('%s is measured where it is said', (name, row) => {
  expect(row.tests.length).toBeGreaterThan(0);
  for (const path of row.tests)
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toMatch(SIGNS[name] ?? /^$/);
});

test('Who answers is the operator, and the contact form until there is one', () => {
  const operator = {
    name: '',
    representative: '',
    address: '',
    phone: '03-0000-0000',
    email: 'a@b.example',
    license: '',
  };
  const help = (settings: Parameters<typeof accessibilityChapters>[0]) =>
    JSON.stringify(accessibilityChapters(settings).find(({ id }) => id === 'help'));
  expect(help({ operator })).toMatch(/03-0000-0000.*a@b\.example/);
  expect(help({ operator: { ...operator, email: '' } })).not.toContain('メールアドレス');
  expect(help({ operator: undefined })).not.toContain('電話番号');
  expect(help({ operator: undefined })).toContain('/contact');
});
