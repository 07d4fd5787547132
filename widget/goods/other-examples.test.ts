import { expect, test } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { typedContact } from '#contract/typed-contact/typed-contact.ts';
import './categories/index.ts';
import { otherOf } from './fields.ts';
import { OTHER_EXAMPLES } from './other-examples.ts';
import { questionsOf } from './questions.ts';

test.each(keysOf(OTHER_EXAMPLES))(
  'Each question that takes a text has an example, and no other: %s',
  (category) => {
    const keys = questionsOf(category)
      .filter(otherOf)
      .map(({ key }) => key);
    expect(Object.keys(OTHER_EXAMPLES[category] ?? {}).sort()).toEqual(keys.sort());
  },
);

test('An example is short, and nothing in it would be held back from shops', () => {
  for (const example of Object.values(OTHER_EXAMPLES).flatMap((examples) => Object.values(examples))) {
    expect(example.length).toBeLessThan(30);
    expect(typedContact(example)).toEqual([]);
  }
});
