import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { partnerShopsAnswer } from '#contract/schemas/site.ts';
import { leftOut, missingMembers } from './expect.ts';
import { issueText } from './issue-text.ts';

const problems = (schema: z.ZodMiniType, answer: unknown) => {
  const result = schema.safeParse(answer);
  return result.success ? [] : result.error.issues.map((issue) => issueText(issue, answer));
};
const person = z.object({ name: z.string(), age: z.union([z.string(), z.number()]) });

describe('A value that does not fit is described in plain English', () => {
  test.each<[z.ZodMiniType, unknown, string]>([
    [person, undefined, 'the answer should be object, but is nothing'],
    [person, { name: 5, age: 1 }, 'name should be string, but is the number 5'],
    [person, { name: 'a', age: null }, 'age should be string or number, but is null'],
    [z.array(person), [{ name: 'a', age: [] }], '[0].age should be string or number, but is a list of 0'],
    [
      z.object({ list: z.array(person) }),
      { list: {} },
      'list should be array, but is an object with no members',
    ],
    [
      partnerShopsAnswer,
      { data: [], pagination: { current_page: 1, total_pages: 1, total_count: '5', per_page: 10 } },
      'pagination.total_count should be number, but is the string "5"',
    ],
    [
      partnerShopsAnswer,
      { data: { uuid: 1 } },
      'data.uuid should be string, but is the number 1; data.shop_name',
    ],
  ])('%#', (schema, answer, text) => {
    expect(problems(schema, answer).join('; ')).toContain(text.split('; ')[0]);
  });
});

describe('It is known what clients tolerate', () => {
  test('entries that they leave out', () => {
    const data = partnerShopsAnswer.parse({ data: [{ uuid: 'a' }, { shop_name: 'no uuid' }] });
    expect(leftOut({ data: [{}, {}] }, data)).toEqual(['data: 1 of 2']);
    expect(leftOut([1, 2], [1, 2])).toEqual([]);
  });

  test('members that no entry has', () => {
    const raw = { list: [{ name: 'a' }, { name: 'b', logo: null }] };
    const data = {
      list: [
        { name: 'a', logo: '', text: '' },
        { name: 'b', logo: '', text: '' },
      ],
    };
    expect(missingMembers(raw, data)).toEqual(['list[].text']);
  });
});
