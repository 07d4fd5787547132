import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SUBMISSION_NAMES } from '#contract/submission.ts';
import { EMPTY_CUSTOMER } from '../customer/customer.ts';
import { TestConnection } from '../test/connection.ts';
import { completeItem, photo } from '../test/items.ts';
import { NO_ATTRIBUTION } from '../visit/attribution.ts';
import { Sender } from './sender.ts';

const FIXTURES = join(import.meta.dirname, '..', '..', 'e2e', 'fixtures');
const bytesOf = (type: string) => readFileSync(join(FIXTURES, `watch.${type}`));

/** Sends a request with a photo, and returns the photo that arrives. */
async function arrived(name: string, content: BlobPart): Promise<File> {
  let form = new FormData();
  const api = {
    publicIp: async () => '',
    submit: async (sent: FormData) => {
      form = sent;
      return { uuid: 'r1', shops: [] };
    },
  };
  const chosen = { ...photo(name), file: new File([content], name) };
  const customer = { ...EMPTY_CUSTOMER, name1: '山田', email: 'a@b.jp', tel1: '0312345678' };
  const items = [{ ...completeItem('bag'), photos: [chosen] }];
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
])('A photo is sent by a name that fits its content: %s, %s', async (_what, name, type, sent) => {
  const content = bytesOf(type);
  const file = await arrived(name, content);
  expect(file.name).toBe(sent);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
});

test('What is no photo keeps its name, so that the refusal names what the seller chose', async () => {
  expect((await arrived('メモ.jpg', 'no photo')).name).toBe('メモ.jpg');
});
