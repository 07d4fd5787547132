import postcss from 'postcss';
import { describe, expect, it, test } from 'vitest';
import { inScheme, splitSchemes } from './schemes.ts';

const TOKENS = '.form { --ink: light-dark(black, rgb(255 255 255 / 90%)); --radius: 10px }';

const THEME = '/house/widget/first-paint/themes/product.css';

/** A style sheet that has imported the tokens, as Vite passes it. */
const built = (file: string, own = '') => {
  const tokens = postcss.parse(TOKENS, { from: THEME });
  const root = postcss.parse(own, { from: file });
  root.prepend(tokens.nodes);
  return postcss([splitSchemes]).process(root, { from: file }).css.replace(/\s+/g, ' ');
};

test.each([
  ['light', 'a: light-dark(white, var(--x, rgb(0 0 0)))', 'a: white'],
  ['dark', 'a: light-dark(white, var(--x, rgb(0 0 0)))', 'a: var(--x, rgb(0 0 0))'],
  ['dark', 'a: 0 1px light-dark(red, blue), 0 2px light-dark(white, black)', 'a: 0 1px blue, 0 2px black'],
  ['light', 'a: red', 'a: red'],
] as const)('The %s colours of 「%s」', (scheme, css, expected) => {
  expect(inScheme(scheme, css)).toBe(expected);
});

test('A colour without an end is a mistake of ours', () => {
  expect(() => inScheme('dark', 'light-dark(white, rgb(0 0 0)')).toThrow('does not end');
});

describe('Of the tokens', () => {
  it.each(['/house/widget/first-paint/first-paint.css', `${THEME}?inline`])(
    'a light form has the light colours: %s',
    (file) => {
      expect(built(file)).toBe('.form { --ink: black; --radius: 10px }');
    },
  );

  it('a dark form gets what the schemes differ in, where it asks for them', () => {
    const css = built('/house/widget/first-paint/dark.css?inline', '.own { color: red }');
    expect(css).toContain(
      ':host(:is([scheme~=dark i], [scheme~=auto i])) .form { --ink: light-dark(black, rgb(255 255 255 / 90%))',
    );
    expect(css).toContain('.own { color: red }');
    expect(css).not.toContain('--radius');
  });
});
