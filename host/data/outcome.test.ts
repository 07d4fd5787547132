import { describe, expect, test, vi } from 'vitest';
import { CallError } from './http.ts';
import { callOutcome, logFailure, statusOfFailure } from './outcome.ts';

describe('The result of a call', () => {
  const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  test('is its value', async () => {
    expect(await callOutcome('shops', Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
  });

  // Clauses 1.8-11, 1.8-17
  test('has the message for a status, and the reason goes to the log', async () => {
    const log = silence();
    const failed = Promise.reject(
      new CallError('HTTP error! status: 503', { status: 503, code: 'unavailable' }),
    );
    expect(await callOutcome('shops', failed)).toEqual({ ok: false, message: 'HTTP error! status: 503' });
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
  const left = new CallError('gone', { code: 'no_answer', cause: new DOMException('gone', 'AbortError') });
  const slow = new CallError('slow', { code: 'no_answer', cause: new DOMException('slow', 'TimeoutError') });
  const refused = (status: number) => new CallError('refused', { status, code: 'http_error' });

  const written = (error: unknown) => {
    const [info, fault] = (['info', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    logFailure('shop', error);
    const levels = [info?.mock.calls.length, fault?.mock.calls.length];
    vi.restoreAllMocks();
    return levels;
  };

  test.each([
    ['asked for what there is not', refused(404), 404],
    ['sent what makes no sense', refused(422), 422],
    ['sent too often', refused(429), 429],
    ['left', left, 502],
  ])('who %s, is no error in the log', (_what, error, status) => {
    expect(written(error)).toEqual([1, 0]);
    expect(statusOfFailure(error)).toBe(status);
  });

  test.each([
    ['an API that lets nobody in', refused(401)],
    ['an API that fails', refused(503)],
    ['an API that is slow', slow],
    ['a defect', new TypeError('x is undefined')],
  ])('is not confused with %s', (_what, error) => {
    expect(written(error)).toEqual([0, 1]);
    expect(statusOfFailure(error)).toBe(502);
  });
});
