import { expect, test } from 'vitest';
import { ATTRIBUTE_NAMES } from '#contract/embed/element.ts';
import { meantAttribute } from './meant-attribute.ts';

test.each([
  ['inital-category', 'initial-category'],
  ['initialcategory', 'initial-category'],
  ['initial_category', 'initial-category'],
  ['category', 'initial-category'],
  ['mediumuuid', 'medium-uuid'],
  ['media-uuid', 'medium-uuid'],
  ['medium', 'medium-uuid'],
  ['thema', 'theme'],
  ['photo', 'photos'],
  ['data-theme', 'theme'],
  ['data-thema', 'theme'],
  ['data-inital-category', 'initial-category'],
  ['data-mediumuid', 'medium-uuid'],
  ['data-appraisal-form-theme', 'theme'],
  ['data-layr', 'data-layer'],
  ['data-initial-category', 'initial-category'],
])('Who writes %s means %s', (name, guess) => {
  expect(meantAttribute(name)).toBe(guess);
});

test.each([
  'id',
  'class',
  'style',
  'hidden',
  'title',
  'onclick',
  'aria-label',
  'data-v-7ba5bd90',
  'data-category-id',
  'data-test',
  'data-testid',
  'data-id',
  'data-index',
  'data-label',
  'data-page',
  'data-media',
  'data-url',
  'data-src',
  'data-aos',
  'data-gtm-vis-recent-on-screen-1',
  'data-elementor-type',
  'data-controller',
  'data-reactroot',
  'data-astro-cid-abc',
  '_ngcontent-abc-c12',
  'ng-version',
  'v-cloak',
  'x-data',
  '@click',
  ':theme',
  'v-bind:theme',
  'name',
  'type',
  'width',
  'height',
  'align',
])('%s is none of the form’s attributes', (name) => {
  expect(meantAttribute(name)).toBeUndefined();
});

test('One wrong letter in any attribute is seen', () => {
  for (const name of ATTRIBUTE_NAMES) expect(meantAttribute(`${name}x`), name).toBe(name);
});
