import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('A page that may store what its visitors were shown', () => {
  const TAG = 'variant="a|b" theme="lp|product" storage="all"';
  afterEach(() => localStorage.clear());

  it('shows a visitor the same setting again', () => {
    expect(chosen(TAG, 0.9)).toMatchObject({ variant: 'b', theme: 'product' });
    expect(chosen(TAG, 0.1)).toMatchObject({ variant: 'b', theme: 'product' });
    expect(chosen('variant="c|d" storage="all"', 0.1)).toMatchObject({ variant: 'c' });
  });

  it('stores nothing without saying so', () => {
    chosen('variant="a|b"', 0.9);
    chosen('variant="a|b" storage="none"', 0.9);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['x', '7', '-1', ''])('shows one of them whatever stands in the storage (%j)', (stored) => {
    localStorage.setItem('appraisal-form:a|b', stored);
    expect(['a', 'b']).toContain(chosen(TAG, 0.1).variant);
  });

  it('chooses each time where the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(chosen(TAG, 0.9)).toMatchObject({ variant: 'b' });
    expect(chosen(TAG, 0.1)).toMatchObject({ variant: 'a' });
    vi.restoreAllMocks();
  });
});
