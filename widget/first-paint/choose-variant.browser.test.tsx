import { describe, expect, it, vi } from 'vitest';
import { chooseVariant } from './choose-variant.ts';

function chosen(attributes: string, chance: number): Record<string, string> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const element = document.createElement('div');
  element.innerHTML = `<p ${attributes}></p>`;
  const [tag] = element.children;
  if (tag) chooseVariant(tag);
  return Object.fromEntries([...(tag?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe('A page that compares settings', () => {
  it.each([
    [0, { variant: 'a', theme: 'lp' }],
    [0.49, { variant: 'a', theme: 'lp' }],
    [0.5, { variant: 'b', theme: 'product' }],
    [0.999, { variant: 'b', theme: 'product' }],
  ])('shows one of them, by chance (%d)', (chance, settings) => {
    expect(chosen('variant="a|b" theme="lp|product" class="x"', chance)).toEqual({ ...settings, class: 'x' });
  });

  it('leaves what is the same in all of them', () => {
    expect(chosen('variant="a|b|c" theme="lp" tracking="x|y"', 0.9)).toEqual({
      variant: 'c',
      theme: 'lp',
      tracking: 'x|y',
    });
  });

  it('may name one setting, or none', () => {
    expect(chosen('variant="a" theme="lp|x"', 0.9)).toEqual({ variant: 'a', theme: 'lp|x' });
    expect(chosen('theme="lp|x"', 0.9)).toEqual({ theme: 'lp|x' });
  });
});
