import { expect, test } from 'vitest';
import { type ContextField, isContextName } from './context.ts';
import { contextProblem, keptContext } from './kept-context.ts';

const FIELDS: readonly ContextField[] = [
  { name: 'article', pattern: 'digits', characters: 6 },
  { name: 'campaign_id', pattern: 'code', characters: 40 },
  { name: 'place', pattern: 'text', characters: 20 },
];

test.each([
  ['article', '42', undefined],
  ['article', '1234567', 'characters'],
  ['article', '4 2', 'pattern'],
  ['campaign_id', 'spring-2027_a.1', undefined],
  ['campaign_id', 'spring sale', 'pattern'],
  ['place', '記事の下', undefined],
  ['place', 'a@example.jp', 'personal'],
  ['place', '090-1234-5678', 'personal'],
  ['campaign_id', '09012345678', 'personal'],
  ['place', 'a\nb', 'pattern'],
  ['member', '7', 'undeclared'],
])('Of the field %s, the value %j is kept, or left out because of its %s', (name, value, problem) => {
  expect(contextProblem(FIELDS, name, value)).toBe(problem);
});

test('Only values of declared fields are kept, without the spaces around them', () => {
  const pairs = [
    ['article', ' 42 '],
    ['member', '7'],
    ['place', ' '],
    ['campaign_id', 'x y'],
  ] as const;
  expect(keptContext(FIELDS, pairs)).toEqual({ article: '42' });
});

test.each([
  ['campaign_id', true],
  ['member2', true],
  ['Article', false],
  ['2nd', false],
  ['__proto__', false],
  ['記事', false],
])('%s may be the name of a field: %s', (name, may) => {
  expect(isContextName(name)).toBe(may);
});
