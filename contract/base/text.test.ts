import { describe, expect, it } from 'vitest';
import { cut, oneLine, storable, storableIn } from './text.ts';

const HALF = '👜'.slice(0, 1);

describe('A text that comes from outside', () => {
  it('loses NUL and halves of characters, and nothing else', () => {
    expect(storable(`a\0b${HALF}c👜𠮷\n\t`)).toBe('abc👜𠮷\n\t');
  });

  it('that is cut ends with a whole character', () => {
    expect(cut('ab👜', 3)).toBe('ab');
    expect(cut('ab👜', 4)).toBe('ab👜');
  });

  it('of one line has no line break of any kind', () => {
    expect(oneLine(' 山田\r\nBcc: x\u2028y\u000b\u0085z ')).toBe('山田 Bcc: x y z');
  });

  it('is cleaned wherever it stands in JSON', () => {
    const value = { a: ['\0x', { 'b\0': HALF }], n: 1, none: null, is: true };
    expect(storableIn(value)).toEqual({ a: ['x', { b: '' }], n: 1, none: null, is: true });
  });
});
