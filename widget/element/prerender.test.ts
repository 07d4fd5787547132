import { expect, test } from 'vitest';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { firstStep } from './prerender.tsx';

test.each(CATEGORY_KEYS)(
  'The first step of %s has no style attribute, which a strict policy would refuse in the HTML of a page',
  (category) => {
    const html = firstStep({ 'initial-category': category });
    expect(html).toContain('form');
    expect(html).not.toMatch(/ style="/);
  },
);
