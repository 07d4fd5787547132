import { describe, expect, test, vi } from 'vitest';
import { CallError } from './http.ts';
import { outcome } from './outcome.ts';
import { absoluteLogo, countOf } from './product.ts';

describe('The number of partner shops', () => {
  test.each([
    [{ pagination: { total_count: 853 } }, 853],
    [{ pagination: { total_count: 0 } }, 0],
    [{ pagination: { total_count: -1 } }, 0],
    [{ pagination: { total_count: Number.POSITIVE_INFINITY } }, 0],
    [{ pagination: { total_count: '853' } }, 0],
    [{ pagination: null }, 0],
    [[], 0],
    ['many', 0],
    [null, 0],
  ])('%j counts as %i', (answer, count) => {
    expect(countOf(answer)).toBe(count);
  });
});

describe('A shop’s logo', () => {
  const api = 'https://api.example/base';
  test.each([
    ['/logos/1.png', api, 'https://api.example/logos/1.png'],
    ['logos/1.png?v=2', api, 'https://api.example/logos/1.png?v=2'],
    ['https://cdn.example/1.png', api, 'https://cdn.example/1.png'],
    ['', api, ''],
    ['javascript:alert(1)', api, ''],
    ['data:image/png;base64,AA', api, ''],
    ['http://[broken', api, ''],
    ['/logos/1.png?v=2', '', '/logos/1.png?v=2'],
    ['https://cdn.example/1.png', '', 'https://cdn.example/1.png'],
  ])('%s at %s is %s', (logo, base, address) => {
    expect(absoluteLogo(logo, base)).toBe(address);
  });
});

describe('What a call came to', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  test('is its value', async () => {
    expect(await outcome('shops', Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  });

  test('is the words for a status, and the reason goes to the log', async () => {
    const log = silence();
    const failed = Promise.reject(new CallError('HTTP error! status: 503', 503));
    expect(await outcome('shops', failed)).toEqual({ ok: false, message: 'HTTP error! status: 503' });
    expect(log).toHaveBeenCalledWith('shops:', 'HTTP error! status: 503');
    log.mockRestore();
  });

  test('has no words for what only engineers understand', async () => {
    const log = silence();
    for (const error of [new CallError('fetch failed', 0), new TypeError('x is undefined')]) {
      expect(await outcome('shops', Promise.reject(error))).toEqual({ ok: false, message: '' });
    }
    log.mockRestore();
  });
});
