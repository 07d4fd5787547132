import { describe, expect, test, vi } from 'vitest';
import { CallError } from './http.ts';
import { outcome } from './outcome.ts';

describe('The result of a call', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  test('is its value', async () => {
    expect(await outcome('shops', Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  });

  test('has the message for a status, and the reason goes to the log', async () => {
    const log = silence();
    const failed = Promise.reject(
      new CallError('HTTP error! status: 503', { status: 503, code: 'unavailable' }),
    );
    expect(await outcome('shops', failed)).toEqual({ ok: false, message: 'HTTP error! status: 503' });
    expect(log).toHaveBeenCalledWith('shops:', 'HTTP error! status: 503');
    log.mockRestore();
  });

  test('has no message for what only engineers understand', async () => {
    const log = silence();
    for (const error of [
      new CallError('fetch failed', { code: 'no_answer' }),
      new TypeError('x is undefined'),
    ]) {
      expect(await outcome('shops', Promise.reject(error))).toEqual({ ok: false, message: '' });
    }
    log.mockRestore();
  });
});
