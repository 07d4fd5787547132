import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { emptyItem } from '../goods/item.ts';
import { completeItem } from '../test/items.ts';
import { NO_ATTRIBUTION } from './attribution.ts';
import { EMPTY_CUSTOMER } from './customer.ts';
import { type SubmissionCalls, Submitter } from './submitter.ts';

const INPUT = {
  items: [completeItem('watch')],
  customer: { ...EMPTY_CUSTOMER, name1: '山田', email: 'a@b.jp', tel1: '0312345678' },
  attribution: NO_ATTRIBUTION,
  mediumUuid: 'm',
};
const RESULT: SubmissionResult = { uuid: 'r1', shops: [] };

/** An API that keeps what it is sent and answers as told. */
class Service implements SubmissionCalls {
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

  messageOf(error: unknown) {
    return { message: (error as Error).message, status: 500 };
  }

  async publicIp(): Promise<string> {
    this.ips += 1;
    return '203.0.113.9';
  }
}

let service: Service;
let submitter: Submitter;
beforeEach(() => {
  service = new Service();
  submitter = new Submitter(service);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const fails = (message = '送信に失敗しました (500)') => {
  service.outcome = async () => {
    throw new Error(message);
  };
};

describe('sending', () => {
  test('gives the result, with the address that the seller comes from', async () => {
    expect(await submitter.send(INPUT)).toBe(RESULT);
    expect(service.forms[0]?.get('user_form[user_attributes][ip_address]')).toBe('203.0.113.9');
    expect([submitter.sending.value, submitter.failure.value.message]).toEqual([false, '']);
  });

  test('asks for that address once, ahead of time if it was told to', async () => {
    submitter.lookUpIp();
    submitter.lookUpIp();
    await submitter.send(INPUT);
    await submitter.send(INPUT);
    expect(service.ips).toBe(1);
  });

  test('is under way until the answer is there', async () => {
    let answer = (_: SubmissionResult) => {};
    service.outcome = () => new Promise((resolve) => (answer = resolve));
    const sent = submitter.send(INPUT);
    expect([submitter.sending.value, submitter.uploaded.value]).toEqual([true, 0]);
    await vi.waitFor(() => expect(service.keys).toHaveLength(1));
    expect([submitter.sending.value, submitter.uploaded.value]).toEqual([true, 0.5]);
    answer(RESULT);
    await sent;
    expect(submitter.sending.value).toBe(false);
  });

  test('happens once, however often the seller taps', async () => {
    const results = await Promise.all([submitter.send(INPUT), submitter.send(INPUT), submitter.send(INPUT)]);
    expect(results).toEqual([RESULT, undefined, undefined]);
    expect(service.keys).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('is told, and gone with the next try', async () => {
    fails();
    expect(await submitter.send(INPUT)).toBeUndefined();
    expect(submitter.failure.value).toEqual({ message: '送信に失敗しました (500)', status: 500 });
    expect(submitter.sending.value).toBe(false);
    service.outcome = async () => RESULT;
    const sent = submitter.send(INPUT);
    expect(submitter.failure.value.message).toBe('');
    expect(await sent).toBe(RESULT);
  });

  test('that nobody can explain was not expected', async () => {
    fails();
    service.messageOf = () => {
      throw new Error('out of words');
    };
    await submitter.send(INPUT);
    expect(submitter.failure.value).toEqual({ message: '予期しないエラーが発生しました。' });
  });

  test('of the form itself sends nothing and asks for no address', async () => {
    await submitter.send({ ...INPUT, items: [emptyItem('1')] });
    expect(submitter.failure.value.message).toBe('入力データエラー: 無効なカテゴリです: items[0]');
    expect([service.keys, service.ips]).toEqual([[], 0]);
  });
});

describe('the key that makes a second try count once', () => {
  test('is the same for the same content', async () => {
    fails();
    await submitter.send(INPUT);
    await submitter.send({ ...INPUT });
    service.outcome = async () => RESULT;
    await submitter.send(INPUT);
    expect(service.keys[0]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(new Set(service.keys).size).toBe(1);
    expect(service.ips).toBe(1);
  });

  test.each([
    ['goods', { items: [completeItem('bag')] }],
    ['contact details', { customer: { ...INPUT.customer, tel1: '0398765432' } }],
  ])('is another for changed %s', async (_, changed) => {
    fails();
    await submitter.send(INPUT);
    await submitter.send({ ...INPUT, ...changed });
    expect(new Set(service.keys).size).toBe(2);
  });

  test('is another once a request was stored', async () => {
    await submitter.send(INPUT);
    await submitter.send(INPUT);
    expect(new Set(service.keys).size).toBe(2);
  });
});
