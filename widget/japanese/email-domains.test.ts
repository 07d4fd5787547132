import { expect, test } from 'vitest';
import { emailCompletions } from './email-domains.ts';

test.each([
  [
    'hanako@',
    [
      'hanako@gmail.com',
      'hanako@yahoo.co.jp',
      'hanako@icloud.com',
      'hanako@docomo.ne.jp',
      'hanako@ezweb.ne.jp',
      'hanako@au.com',
    ],
  ],
  ['hanako@g', ['hanako@gmail.com']],
  ['hanako@Yahoo', ['hanako@yahoo.co.jp', 'hanako@yahoo.com', 'hanako@yahoo.ne.jp']],
  ['hanako@outlook.', ['hanako@outlook.jp', 'hanako@outlook.com']],
])('"%s" can be completed', (text, completions) => expect(emailCompletions(text)).toEqual(completions));

test('six domains at most are offered', () => expect(emailCompletions('hanako@')).toHaveLength(6));

test.each(['', 'hanako', '@', 'hanako@gmail.com', 'hanako@company.co.jp', 'a@b@', 'hana ko@'])(
  '"%s" cannot be completed',
  (text) => expect(emailCompletions(text)).toEqual([]),
);
