import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { isGiven } from '#contract/embed/given.ts';
import { codesFor } from './codes.ts';

const ORIGIN = 'https://kurabe.example';
const GIVEN = GIVEN_ROWS.map(({ name }) => [name, `${name}=A&b="'</script>`] as const);
const codes = codesFor(ORIGIN, [['theme', 'lp'], ...GIVEN], null);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('All that a page may give', () => {
  test.each(['html', 'wordpress', 'react', 'vue', 'tallFrame'] as const)(
    'stands in the tag of the code %s',
    (name) => {
      for (const [attribute, value] of GIVEN)
        expect(codes[name]).toContain(` ${attribute}="${escaped(value)}"`);
    },
  );

  test.each(['dialog', 'side', 'teaser'] as const)('stands on what opens the form in the code %s', (name) => {
    for (const [attribute, value] of GIVEN)
      expect(codes[name]).toContain(` data-appraisal-form-${attribute}="${escaped(value)}"`);
  });

  test('stands in no address, and not where nothing reads it', () => {
    for (const code of Object.values(codes))
      for (const [, address = ''] of code.matchAll(/(?:src|href)="([^"]*)"/g))
        expect(GIVEN.filter(([name]) => address.includes(name))).toEqual([]);
    for (const name of ['frame', 'plainLink'] as const)
      expect(GIVEN.filter(([attribute]) => codes[name].includes(attribute))).toEqual([]);
  });

  test('is set by the script for tag managers, whatever the text', () => {
    const [, script = '', ...others] = codes.tagManager.split(/<script>|<\/script>\s*$/);
    expect(others.join('')).toBe('');
    expect(script).not.toContain('</script');
    const attributes: [string, string][] = [];
    const element = {
      setAttribute: (...pair: [string, string]) => attributes.push(pair),
      appendChild: () => ({}),
    };
    const document = { createElement: () => element, getElementById: () => element };
    runInNewContext(script, { document });
    expect(attributes.filter(([name]) => isGiven(name))).toEqual(GIVEN.map(([...pair]) => pair));
  });
});
