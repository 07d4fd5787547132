import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closedStorage, memoryStorage } from '#test/widget/storage.ts';
import { CallError } from '../api/call-error.ts';
import { SurveysState } from './surveys-state.ts';

const REQUEST = { uuid: 'r1', shops: [] };

function start(session: Storage | undefined = memoryStorage()) {
  const answerInterests = vi.fn(async (_uuid: string, _labels: readonly string[]): Promise<unknown> => null);
  const answerFeedback = vi.fn(async (_uuid: string, _text: string): Promise<unknown> => null);
  const surveys = new SurveysState({ answerInterests, answerFeedback }, session);
  return { surveys, answerInterests, answerFeedback };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the surveys of a request', () => {
  test('are asked one after the other', () => {
    const { surveys, answerInterests, answerFeedback } = start();
    expect(surveys.open).toBeUndefined();
    surveys.start(REQUEST);
    expect(surveys.open).toBe('interests');
    surveys.answerInterests(['株式投資']);
    expect(surveys.open).toBe('feedback');
    surveys.answerFeedback('簡単でした');
    expect(surveys.open).toBeUndefined();
    expect(answerInterests.mock.calls).toEqual([['r1', ['株式投資']]]);
    expect(answerFeedback.mock.calls).toEqual([['r1', '簡単でした']]);
  });

  test('are not asked again in the same session after they were answered', () => {
    const session = memoryStorage();
    const { surveys } = start(session);
    surveys.start(REQUEST);
    surveys.answerInterests(['特になし']);
    surveys.answerFeedback('よい');
    const next = start(session).surveys;
    next.start({ uuid: 'r2', shops: [] });
    expect(next.open).toBeUndefined();
  });

  // Clause 2.1-10
  test('are both asked when the first is dismissed, and again in another visit of the session', () => {
    const session = memoryStorage();
    const { surveys, answerInterests } = start(session);
    surveys.start(REQUEST);
    surveys.dismiss();
    expect(surveys.open).toBe('feedback');
    surveys.answerFeedback('簡単でした');
    expect(surveys.open).toBeUndefined();
    expect(answerInterests).not.toHaveBeenCalled();
    const next = start(session).surveys;
    next.start({ uuid: 'r2', shops: [] });
    expect(next.open).toBe('interests');
  });

  test('stay closed when the step is shown again', () => {
    const { surveys } = start();
    surveys.start(REQUEST);
    surveys.dismiss();
    surveys.dismiss();
    surveys.start(REQUEST);
    expect(surveys.open).toBeUndefined();
  });

  test('of two forms on one page are independent', () => {
    const [one, two] = [start().surveys, start().surveys];
    one.start(REQUEST);
    one.dismiss();
    two.start(REQUEST);
    expect([one.open, two.open]).toEqual(['feedback', 'interests']);
  });

  test('work if the page forbids storage', () => {
    const { surveys } = start(closedStorage());
    surveys.start(REQUEST);
    surveys.answerInterests(['特になし']);
    surveys.answerFeedback('よい');
    expect(surveys.open).toBeUndefined();
  });

  // Clause 2.7-16
  test('are not sent for a request without uuid', () => {
    const { surveys, answerInterests, answerFeedback } = start();
    surveys.start({ uuid: '', shops: [] });
    surveys.answerInterests(['特になし']);
    expect(answerInterests).not.toHaveBeenCalled();
    expect(surveys.open).toBe('feedback');
    surveys.answerFeedback('ありがとう');
    expect(answerFeedback).not.toHaveBeenCalled();
    expect(surveys.open).toBeUndefined();
  });

  test('that were answered before are closed, and the seller is told without a failure', async () => {
    const { surveys, answerInterests } = start();
    answerInterests.mockRejectedValue(new CallError('http', '', { status: 409, code: 'already_answered' }));
    surveys.start(REQUEST);
    expect(surveys.answeredBefore).toBe(false);
    surveys.answerInterests(['特になし']);
    expect(surveys.open).toBe('feedback');
    await vi.waitFor(() => expect(surveys.answeredBefore).toBe(true));
    expect(console.error).not.toHaveBeenCalled();
    surveys.start({ uuid: 'r2', shops: [] });
    expect(surveys.answeredBefore).toBe(false);
  });

  // Clause 2.7-18
  test('a failure is only logged', async () => {
    const { surveys, answerInterests } = start();
    answerInterests.mockRejectedValue(new CallError('http', '', { status: 500 }));
    surveys.start(REQUEST);
    surveys.answerInterests(['特になし']);
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    expect(surveys.open).toBe('feedback');
  });
});
