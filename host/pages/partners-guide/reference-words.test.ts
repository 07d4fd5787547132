import { expect, test } from 'vitest';
import { ATTRIBUTE_NAMES, ATTRIBUTES } from '#contract/embed/element.ts';
import { ALLOWED } from './reference-words.ts';

test('What an attribute allows is a list of values, or has words in Japanese', () => {
  const nameless = ATTRIBUTE_NAMES.filter((name) => {
    const { allowed } = ATTRIBUTES[name];
    return !allowed.includes(' | ') && !(allowed in ALLOWED);
  });
  expect(nameless).toEqual([]);
});
