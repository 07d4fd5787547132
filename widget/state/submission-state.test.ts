import { effect } from '@preact/signals-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { CallError } from '../api/call-error.ts';
import { EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem } from '../goods/item.ts';
import { TestConnection } from '../test/connection.ts';
import { completeItem } from '../test/items.ts';
import { NO_ATTRIBUTION } from '../visit/attribution.ts';
import { SubmissionState } from './submission-state.ts';

const INPUT = {
  items: [completeItem('watch')],
  customer: { ...EMPTY_CUSTOMER, name1: '山田', email: 'a@b.jp', tel1: '0312345678' },
  attribution: NO_ATTRIBUTION,
  mediumUuid: 'm',
};
const RESULT: SubmissionResult = { uuid: 'r1', shops: [] };

/** An API that records what it receives, with answers from the test. */
class Service {
  readonly keys: string[] = [];
  readonly forms: FormData[] = [];
  outcome: () => Promise<SubmissionResult> = async () => RESULT;
  ips = 0;

  async submit(form: FormData, key: string, onUpload: (share: number) => void): Promise<SubmissionResult> {
    this.forms.push(form);
    this.keys.push(key);
    onUpload(0.5);
    return this.outcome();
  }

  async publicIp(): Promise<string> {
    this.ips += 1;
    return '203.0.113.9';
  }
}

let service: Service;
let line: TestConnection;
let loadThanks: () => Promise<unknown>;
let submission: SubmissionState;
beforeEach(() => {
  service = new Service();
  line = new TestConnection();
  loadThanks = async () => {};
  submission = new SubmissionState(service, () => loadThanks(), line);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const fails = (error: Error = new CallError('http', 'POST /v1/mucv: 500', { status: 500 })) => {
  service.outcome = async () => {
    throw error;
  };
};

describe('sending', () => {
  test('waits for what follows it: a request whose thanks cannot be shown is not sent', async () => {
    loadThanks = async () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    expect(await submission.send(INPUT)).toBeUndefined();
    expect(submission.failure?.reason).toBe('network');
    expect(service.forms).toEqual([]);
    loadThanks = async () => {};
    expect(await submission.send(INPUT)).toBe(RESULT);
  });

  test('returns the result, and sends the IP address', async () => {
    expect(await submission.send(INPUT)).toBe(RESULT);
    expect(service.forms[0]?.get('user_form[user_attributes][ip_address]')).toBe('203.0.113.9');
    expect([submission.sending, submission.failure]).toEqual([undefined, undefined]);
  });

  test('looks up the IP address only once, also ahead of time', async () => {
    submission.prepare();
    submission.prepare();
    await submission.send(INPUT);
    await submission.send(INPUT);
    expect(service.ips).toBe(1);
  });

  test('lasts until the answer is there', async () => {
    let answer = (_: SubmissionResult) => {};
    service.outcome = () => new Promise((resolve) => (answer = resolve));
    const work = submission.send(INPUT);
    expect(submission.sending).toEqual({ stage: 'photos', attempt: 0 });
    await vi.waitFor(() => expect(service.keys).toHaveLength(1));
    expect(submission.sending).toMatchObject({ stage: 'upload', share: 0.5 });
    answer(RESULT);
    await work;
    expect(submission.sending).toBeUndefined();
  });

  test('happens once, however often the seller taps', async () => {
    const results = await Promise.all([
      submission.send(INPUT),
      submission.send(INPUT),
      submission.send(INPUT),
    ]);
    expect(results).toEqual([RESULT, undefined, undefined]);
    expect(service.keys).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('is stored until the next try', async () => {
    fails();
    expect(await submission.send(INPUT)).toBeUndefined();
    expect(submission.failure).toMatchObject({ name: 'CallError', reason: 'http', status: 500 });
    expect(submission.sending).toBeUndefined();
    service.outcome = async () => RESULT;
    const work = submission.send(INPUT);
    expect(submission.failure).toBeUndefined();
    expect(await work).toBe(RESULT);
  });

  test('of our own code is unexpected', async () => {
    fails(new TypeError('x is not a function'));
    await submission.send(INPUT);
    expect(submission.failure).toMatchObject({ name: 'CallError', reason: 'unexpected' });
  });

  test('before sending means that nothing is sent or looked up', async () => {
    await submission.send({ ...INPUT, items: [emptyItem('1')] });
    expect(submission.failure).toMatchObject({ reason: 'input', code: 'unknown_category' });
    expect([service.keys, service.ips]).toEqual([[], 0]);
  });
});

test('a request is sent without IP address if the lookup fails', async () => {
  service.publicIp = () => Promise.reject(new CallError('network', 'GET /v1/ip'));
  expect(await submission.send(INPUT)).toBe(RESULT);
  expect(service.forms[0]?.has('user_form[user_attributes][ip_address]')).toBe(false);
});

test('the form is built once for each request', async () => {
  const append = vi.spyOn(FormData.prototype, 'append');
  await submission.send(INPUT);
  const mediums = append.mock.calls.filter(([name]) => name === 'medium_uuid');
  expect(mediums).toHaveLength(1);
});

const noNetwork = () => new CallError('network', 'POST /v1/mucv: no response');

describe('a request that the network does not take', () => {
  /** Fails so often, then succeeds. */
  const failFirst = (times: number) => {
    service.outcome = async () => {
      if (service.keys.length <= times) throw noNetwork();
      return RESULT;
    };
  };

  test('is sent again whole, under the same key, after growing pauses', async () => {
    failFirst(2);
    expect(await submission.send(INPUT)).toBe(RESULT);
    expect([service.keys.length, new Set(service.keys).size, new Set(service.forms).size]).toEqual([3, 1, 1]);
    expect(line.pauses).toEqual([2_000, 8_000]);
    expect(submission.failure).toBeUndefined();
  });

  test('says that it is sent again', async () => {
    failFirst(1);
    const stages: unknown[] = [];
    const stop = effect(() => void stages.push([submission.sending?.stage, submission.sending?.attempt]));
    await submission.send(INPUT);
    stop();
    expect(stages).toContainEqual(['pause', 1]);
    expect(stages.at(-2)).toEqual(['upload', 1]);
  });

  test('is given up after four tries in half a minute, and keeps its key for the button', async () => {
    fails(noNetwork());
    await submission.send(INPUT);
    expect(submission.failure).toMatchObject({ reason: 'network' });
    expect([service.keys.length, line.pauses]).toEqual([4, [2_000, 8_000, 20_000]]);
    service.outcome = async () => RESULT;
    await submission.send(INPUT);
    expect([service.keys.length, new Set(service.keys).size]).toEqual([5, 1]);
  });

  /** Sends a request that pauses after its first try, until the seller or the line ends the pause. */
  async function pauseFirst(): Promise<{ sent: ReturnType<SubmissionState['send']> }> {
    failFirst(1);
    line.pause = () => new Promise(() => {});
    const work = submission.send(INPUT);
    await vi.waitFor(() => expect(submission.sending).toEqual({ stage: 'pause', attempt: 1, seconds: 2 }));
    return { sent: work };
  }

  test('is sent at once if the seller does not want to wait', async () => {
    const { sent } = await pauseFirst();
    submission.endPause(true);
    expect(await sent).toBe(RESULT);
    expect(service.keys).toHaveLength(2);
  });

  test('is given up if the seller wants so', async () => {
    const { sent } = await pauseFirst();
    submission.endPause(false);
    await sent;
    expect(submission.failure).toMatchObject({ reason: 'network' });
    expect(service.keys).toHaveLength(1);
  });

  test('waits for the line if that is lost in a pause', async () => {
    const { sent } = await pauseFirst();
    line.set(false);
    await sent;
    expect([submission.line, submission.failure]).toEqual(['lost', undefined]);
  });

  test.each([
    ['refused', new CallError('http', '503', { status: 503 })],
    ['not answered in time', new CallError('timeout', 'no answer')],
  ])('is sent only once if it is %s', async (_, error) => {
    fails(error);
    await submission.send(INPUT);
    expect([service.keys.length, line.pauses]).toEqual([1, []]);
  });
});

describe('a request without a line', () => {
  test('waits, and is sent when the line is back and the seller agrees', async () => {
    line.set(false);
    expect(await submission.send(INPUT)).toBeUndefined();
    expect([submission.line, submission.failure, submission.sending]).toEqual(['lost', undefined, undefined]);
    line.set(true);
    expect([submission.line, service.keys]).toEqual(['back', []]);
    expect(await submission.send(INPUT)).toBe(RESULT);
    expect(submission.line).toBeUndefined();
  });

  test('waits under its key if the line is lost while it goes out', async () => {
    service.outcome = async () => {
      line.set(false);
      throw noNetwork();
    };
    await submission.send(INPUT);
    expect([submission.line, service.keys.length, line.pauses]).toEqual(['lost', 1, []]);
    line.set(true);
    service.outcome = async () => RESULT;
    await submission.send(INPUT);
    expect(new Set(service.keys).size).toBe(1);
  });

  test('asks no more once the seller put it off', async () => {
    line.set(false);
    await submission.send(INPUT);
    submission.clearFailure();
    line.set(true);
    expect(submission.line).toBeUndefined();
  });
});

describe('the key of a request', () => {
  test('is the same for the same content', async () => {
    fails();
    await submission.send(INPUT);
    await submission.send({ ...INPUT });
    service.outcome = async () => RESULT;
    await submission.send(INPUT);
    expect(service.keys[0]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(new Set(service.keys).size).toBe(1);
    expect(service.ips).toBe(1);
  });

  test.each([
    ['goods', { items: [completeItem('bag')] }],
    ['contact details', { customer: { ...INPUT.customer, tel1: '0398765432' } }],
  ])('is another one for changed %s', async (_, changes) => {
    fails();
    await submission.send(INPUT);
    await submission.send({ ...INPUT, ...changes });
    expect(new Set(service.keys).size).toBe(2);
  });

  test('is another one after a request was stored', async () => {
    await submission.send(INPUT);
    await submission.send(INPUT);
    expect(new Set(service.keys).size).toBe(2);
  });
});
