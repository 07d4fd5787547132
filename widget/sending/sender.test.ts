import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { customerField } from '#contract/customer/customer.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { TestConnection } from '#test/widget/connection.ts';
import { aPhoto, completeItem } from '#test/widget/items.ts';
import { LostFile } from '#test/widget/lost-file.ts';
import { CallError } from '../api/call-error.ts';
import { EMPTY_CUSTOMER } from '../customer/customer.ts';
import { NO_ATTRIBUTION } from '../visit/attribution.ts';
import { type Input, Sender } from './sender.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', 'e2e', 'fixtures');
const bytesOf = (type: string) => readFileSync(join(FIXTURES, `watch.${type}`));

/** Sends a request with a photo, and returns the photo that arrives. */
async function fileAfter(name: string, content: BlobPart): Promise<File> {
  let form = new FormData();
  const api = {
    publicIp: async () => '',
    submit: async (data: FormData) => {
      form = data;
      return { uuid: 'r1', shops: [] };
    },
  };
  const photo = { ...aPhoto(name), file: new File([content], name) };
  const customer = { ...EMPTY_CUSTOMER, name1: '山田', email: 'a@b.jp', tel1: '0312345678' };
  const items = [{ ...completeItem('bag'), photos: [photo] }];
  const input = { items, customer, attribution: NO_ATTRIBUTION, mediumUuid: 'm' };
  await new Sender(api, new TestConnection()).send(input, () => {});
  const file = form.get(SUBMISSION_NAMES.itemImage);
  if (!(file instanceof File)) throw new Error('no photo was sent');
  return file;
}

test.each([
  ['a WebP that a chat app saved as .jpg', 'IMG.jpg', 'webp', 'IMG.webp'],
  ['a HEIC that a phone renamed', '時計.1.JPG', 'heic', '時計.1.heic'],
  ['a PNG', 'a.webp', 'png', 'a.png'],
  ['a JPEG', 'a.png', 'jpg', 'a.jpg'],
  ['a JPEG', 'a.JPEG', 'jpg', 'a.JPEG'],
  ['a JPEG without an ending', '2026.05.01', 'jpg', '2026.05.01'],
  ['a HEIC', 'IMG_0001.HEIC', 'heic', 'IMG_0001.HEIC'],
  ['a HEIC', 'a.heif', 'heic', 'a.heif'],
])('A photo is sent by a name that fits its content: %s, %s', async (_what, name, type, fileName) => {
  const content = bytesOf(type);
  const file = await fileAfter(name, content);
  expect(file.name).toBe(fileName);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
});

test('What is no photo keeps its name, so that the refusal names what the seller chose', async () => {
  expect((await fileAfter('メモ.jpg', 'no photo')).name).toBe('メモ.jpg');
});

describe('A photo whose file is gone', () => {
  const customer = { ...EMPTY_CUSTOMER, name1: '山田', email: 'a@b.jp', tel1: '0312345678' };
  const lostPhoto = { ...aPhoto('b.png'), file: new LostFile(['x'], 'b.png') };
  const items = [completeItem('music'), { ...completeItem('bag'), photos: [aPhoto('a.png'), lostPhoto] }];
  const input: Input = { items, customer, attribution: NO_ATTRIBUTION, mediumUuid: 'm' };

  test('is named instead of a network that fails, and nothing is sent', async () => {
    let calls = 0;
    const submit = async () => {
      calls += 1;
      throw new CallError('network', 'no answer');
    };
    const sender = new Sender({ publicIp: async () => '', submit }, new TestConnection());
    for (let time = 0; time < 2; time += 1)
      await expect(sender.send(input, () => {})).rejects.toMatchObject({
        reason: 'input',
        code: 'photo_gone',
        details: [
          {
            field: 'user_form[user_requests][1][item_images][1]',
            message: '写真を読み込めなくなりました: b.png',
          },
        ],
      });
    expect(calls).toBe(0);
  });

  test('while it is sent ends the tries, too', async () => {
    const file = Object.assign(new LostFile(['x'], 'c.png'), { isLost: false });
    const photo = { ...aPhoto('c.png'), file };
    let calls = 0;
    const submit = async () => {
      calls += 1;
      file.isLost = true;
      throw new CallError('network', 'no answer');
    };
    const sender = new Sender({ publicIp: async () => '', submit }, new TestConnection());
    const one = { ...input, items: [{ ...completeItem('bag'), photos: [photo] }] };
    await expect(sender.send(one, () => {})).rejects.toMatchObject({ code: 'photo_gone' });
    expect(calls).toBe(1);
  });
});

describe('A request that failed', () => {
  const customer = { ...EMPTY_CUSTOMER, name1: '山田', email: 'taro@exampel.jp', tel1: '0312345678' };
  const input: Input = {
    items: [completeItem('music')],
    customer,
    attribution: NO_ATTRIBUTION,
    mediumUuid: 'm',
  };

  /** Sends one request after the other; the first one fails. */
  async function sendAll(...inputs: Input[]) {
    const submissions: { key: string; email: unknown; wish: unknown }[] = [];
    const submit = async (form: FormData, key: string) => {
      const email = form.get(SUBMISSION_NAMES.customer(customerField('email')));
      submissions.push({ key, email, wish: form.get(SUBMISSION_NAMES.quotesFirst) });
      if (submissions.length === 1) throw new CallError('http', 'failed', { status: 500 });
      return { uuid: 'r1', shops: [] };
    };
    const sender = new Sender({ publicIp: async () => '', submit }, new TestConnection());
    for (const one of inputs) await sender.send(one, () => {}).catch(() => {});
    return {
      emails: submissions.map(({ email }) => email),
      wishes: submissions.map(({ wish }) => wish),
      keys: new Set(submissions.map(({ key }) => key)).size,
    };
  }

  test('goes with the contact details that the seller has corrected since, as a new one', async () => {
    const correction = { ...input, customer: { ...customer, email: 'taro@example.jp' } };
    const { emails, keys } = await sendAll(input, correction);
    expect(emails).toEqual([customer.email, 'taro@example.jp']);
    expect(keys).toBe(2);
  });

  test('goes with the wish for quotes first that the seller has expressed or taken back since', async () => {
    const wish = { ...input, quotesFirst: true };
    expect((await sendAll(input, wish)).wishes).toEqual([null, 'true']);
    expect((await sendAll(wish, input)).wishes).toEqual(['true', null]);
  });

  test('leaves nothing behind once it is stored: the next request is another', async () => {
    expect((await sendAll(input, input, input)).keys).toBe(2);
  });
});
