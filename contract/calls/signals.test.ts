import { afterEach, describe, expect, test, vi } from 'vitest';
import { anySignal, timeoutSignal } from './signals.ts';

const NATIVE = { timeout: AbortSignal.timeout, any: AbortSignal.any };

afterEach(() => {
  Object.assign(AbortSignal, NATIVE);
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  signal.aborted ? undefined : new Promise((resolve) => signal.addEventListener('abort', resolve));

describe.each([
  ['in a browser of today', () => {}],
  ['in the oldest browsers', () => Object.assign(AbortSignal, { timeout: undefined, any: undefined })],
])('A call is given up, %s', (_, prepare) => {
  test('when its time is over', async () => {
    prepare();
    const signal = timeoutSignal(5);
    expect(signal.aborted).toBe(false);
    await untilAborted(signal);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  test('when one of several signals says so', () => {
    prepare();
    const [first, second] = [new AbortController(), new AbortController()];
    const signal = anySignal([first.signal, second.signal]);
    expect(signal.aborted).toBe(false);
    second.abort('the visitor left');
    expect(signal.reason).toBe('the visitor left');
  });

  test('when one of several signals has said so before', () => {
    prepare();
    expect(anySignal([AbortSignal.abort('too late')]).reason).toBe('too late');
  });
});
