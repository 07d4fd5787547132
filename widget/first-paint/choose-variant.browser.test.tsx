import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseVariant } from './choose-variant.ts';

function choiceOf(attributes: string, chance: number): Record<string, string> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const element = document.createElement('div');
  element.innerHTML = `<p ${attributes}></p>`;
  const [tag] = element.children;
  if (tag) chooseVariant(tag, 'variant', 'storage');
  return Object.fromEntries([...(tag?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

describe('A page that compares settings', () => {
  it.each([
    [0, { variant: 'a', theme: 'lp' }],
    [0.49, { variant: 'a', theme: 'lp' }],
    [0.5, { variant: 'b', theme: 'product' }],
    [0.999, { variant: 'b', theme: 'product' }],
  ])('shows one of them, by chance (%d)', (chance, settings) => {
    expect(choiceOf('variant="a|b" theme="lp|product" class="x"', chance)).toEqual({
      ...settings,
      class: 'x',
    });
  });

  it('leaves what is the same in all of them', () => {
    expect(choiceOf('variant="a|b|c" theme="lp" tracking="x|y"', 0.9)).toEqual({
      variant: 'c',
      theme: 'lp',
      tracking: 'x|y',
    });
  });

  it('may name one setting, or none', () => {
    expect(choiceOf('variant="a" theme="lp|x"', 0.9)).toEqual({ variant: 'a', theme: 'lp|x' });
    expect(choiceOf('theme="lp|x"', 0.9)).toEqual({ theme: 'lp|x' });
  });
});

describe('A page that may store what its visitors were shown', () => {
  const TAG = 'variant="a|b" theme="lp|product" storage="all"';
  afterEach(() => localStorage.clear());

  it('shows a visitor the same setting again', () => {
    expect(choiceOf(TAG, 0.9)).toMatchObject({ variant: 'b', theme: 'product' });
    expect(choiceOf(TAG, 0.1)).toMatchObject({ variant: 'b', theme: 'product' });
    expect(choiceOf('variant="c|d" storage="all"', 0.1)).toMatchObject({ variant: 'c' });
  });

  it('stores nothing without saying so', () => {
    choiceOf('variant="a|b"', 0.9);
    choiceOf('variant="a|b" storage="none"', 0.9);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['x', '7', '-1', ''])('shows one of them whatever stands in the storage (%j)', (value) => {
    localStorage.setItem('appraisal-form:a|b', value);
    expect(['a', 'b']).toContain(choiceOf(TAG, 0.1).variant);
  });

  it('chooses each time where the browser stores nothing', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(choiceOf(TAG, 0.9)).toMatchObject({ variant: 'b' });
    expect(choiceOf(TAG, 0.1)).toMatchObject({ variant: 'a' });
    vi.restoreAllMocks();
  });
});
