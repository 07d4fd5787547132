import { describe, expect, test, vi } from 'vitest';
import { CallError } from './http.ts';
import { callOutcome, logFailure, statusOfFailure } from './outcome.ts';

describe('The result of a call', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  test('is its value', async () => {
    expect(await callOutcome('shops', Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  });

  test('has the message for a status, and the reason goes to the log', async () => {
    const log = silence();
    const rejection = Promise.reject(
      new CallError('HTTP error! status: 503', { status: 503, code: 'unavailable' }),
    );
    expect(await callOutcome('shops', rejection)).toEqual({ ok: false, message: 'HTTP error! status: 503' });
    expect(log).toHaveBeenCalledWith('shops:', 'HTTP error! status: 503');
    log.mockRestore();
  });

  test('has no message for what only engineers understand', async () => {
    const log = silence();
    for (const error of [
      new CallError('fetch failed', { code: 'no_answer' }),
      new TypeError('x is undefined'),
    ]) {
      expect(await callOutcome('shops', Promise.reject(error))).toEqual({ ok: false, message: '' });
    }
    log.mockRestore();
  });
});

describe('A call that failed because of its visitor', () => {
  const abort = new CallError('gone', { code: 'no_answer', cause: new DOMException('gone', 'AbortError') });
  const slow = new CallError('slow', { code: 'no_answer', cause: new DOMException('slow', 'TimeoutError') });
  const refusal = (status: number) => new CallError('refused', { status, code: 'http_error' });

  const logCounts = (error: unknown) => {
    const [info, fault] = (['info', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    logFailure('shop', error);
    const levels = [info?.mock.calls.length, fault?.mock.calls.length];
    vi.restoreAllMocks();
    return levels;
  };

  test.each([
    ['asked for what there is not', refusal(404), 404],
    ['sent what makes no sense', refusal(422), 422],
    ['sent too often', refusal(429), 429],
    ['left', abort, 502],
  ])('who %s, is no error in the log', (_what, error, status) => {
    expect(logCounts(error)).toEqual([1, 0]);
    expect(statusOfFailure(error)).toBe(status);
  });

  test.each([
    ['an API that lets nobody in', refusal(401)],
    ['an API that fails', refusal(503)],
    ['an API that is slow', slow],
    ['a defect', new TypeError('x is undefined')],
  ])('is not confused with %s', (_what, error) => {
    expect(logCounts(error)).toEqual([0, 1]);
    expect(statusOfFailure(error)).toBe(502);
  });
});
