import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../ui/form/form-rules.ts';
import { ENQUIRY_RULES } from './enquiry-rules.ts';

const problems = (values: typeof FILLED) => problemsOf(ENQUIRY_RULES, values);

const FILLED = { name: '山田 花子', email: 'hanako@example.jp', mail_body: 'こんにちは' };

describe('The contact form', () => {
  // Clause 1.5-20
  test('finds no problem when it is filled in', () => {
    expect(problems(FILLED)).toEqual({});
    expect(problems({ ...FILLED, email: 'a@example.jp,b@example.jp' })).toEqual({});
  });

  // Clauses 1.5-16, 1.5-17, 1.5-18
  test('names every field that is empty', () => {
    expect(problems({ name: ' ', email: '', mail_body: '\n' })).toEqual({
      name: '氏名は必須です',
      email: 'メールアドレスは必須です',
      mail_body: 'お問い合わせ本文は必須です',
    });
  });

  // Clause 1.5-19
  test.each(['hanako', 'hanako@example', 'hanako example.jp', '花子@example.jp'])(
    'refuses the address %s',
    (email) => {
      expect(problems({ ...FILLED, email })).toEqual({
        email: '正しいメールアドレスの形式で入力してください',
      });
    },
  );
});
