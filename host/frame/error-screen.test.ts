import { describe, expect, test } from 'vitest';
import { failureOf } from './error-screen.tsx';
import { ERRORS } from './messages.ts';

const response = (status: number, statusText: string, data: unknown = null) => ({
  status,
  statusText,
  data,
  internal: false,
});

describe('The error screen', () => {
  // Clauses 1.2-14, 1.8-22, 1.8-23, 1.8-24
  test.each([
    [404, 'お探しのページが見つかりませんでした', 'ページが見つかりません', '', 'ページが見つかりません'],
    [403, 'アクセスが制限されています', 'Forbidden', '', 'このページへのアクセス権限がありません。'],
    [405, 'エラーが発生しました', null, 'Method Not Allowed', 'Method Not Allowed'],
    [400, 'エラーが発生しました', null, '', ERRORS.senseless],
    [503, 'エラーが発生しました', null, '', ''],
  ])('%i is called %s', (status, title, data, statusText, text) => {
    expect(failureOf(response(status, statusText, data))).toEqual({ status, title, text });
  });

  // Clause 1.8-25
  test('an error that is not a response is a 500 with its own message', () => {
    expect(failureOf(new Error('壊れています'))).toEqual({
      status: 500,
      title: 'エラーが発生しました',
      text: '壊れています',
    });
  });

  test.each([new Error('Unexpected Server Error'), new Error(''), 'text', undefined])(
    'where there are no words to show (%s), it says so in Japanese',
    (error) => {
      expect(failureOf(error).text).toMatch(/^予期しないエラー/);
    },
  );
});
