import { randomUUID } from 'node:crypto';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';

/** A part of the body: text, with filler bytes in the middle. */
export interface BodyPart {
  head: Buffer;
  /** Repeated up to `bytes`. All parts share it, so that the sender needs little memory. */
  filling: Buffer;
  bytes: number;
  tail: Buffer;
}

const FILLING = Buffer.alloc(64 * 1024, 0x2a);
const NOTHING = Buffer.alloc(0);

/**
 * The start of a JPEG file up to the scan, and its end. With these, a program that checks the structure accepts the
 * file.
 */
const JPEG_START = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b08003c005a01011100ffda0008010100003f00',
  'hex',
);
const JPEG_END = Buffer.from('ffd9', 'hex');

const fields = (seller: number): [string, string][] => [
  ['medium_uuid', DEFAULT_MEDIUM_UUID],
  ['user_form[address_attributes][name1]', '山田 花子'],
  ['user_form[address_attributes][kana1]', 'ヤマダ ハナコ'],
  ['user_form[address_attributes][zip1]', '1620801'],
  ['user_form[address_attributes][addr1]', '1-2-3'],
  ['user_form[address_attributes][tel1]', '09012345678'],
  ['user_form[address_attributes][email]', `seller.${seller}.${randomUUID()}@example.com`],
  ['user_form[user_requests][][medium_uuid]', CATEGORY_UUIDS.watch],
  ['user_form[user_requests][][items][][0]', 'ROLEX（ロレックス）'],
  ['user_form[user_requests][][items][][1]', 'デイトナ'],
  ['user_form[user_requests][][items][][2]', '116500LN'],
];

/** A request with one watch and its photos, as a browser sends it (document 2, section 7). */
export function submissionParts(
  seller: number,
  photos: number,
  photoBytes: number,
): { parts: BodyPart[]; contentType: string } {
  const boundary = `----bench${randomUUID()}`;
  const headOf = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name=${disposition}\r\n`;
  const texts = fields(seller).map(([name, value]) => `${headOf(`"${name}"`)}\r\n${value}\r\n`);
  const photoHead = (index: number) =>
    `${headOf(`"user_form[user_requests][][item_images][]"; filename="photo-${index}.jpg"`)}Content-Type: image/jpeg\r\n\r\n`;
  const whole = (text: string): BodyPart => ({
    head: Buffer.from(text),
    filling: FILLING,
    bytes: 0,
    tail: NOTHING,
  });
  const photo = (index: number): BodyPart => ({
    head: Buffer.concat([Buffer.from(photoHead(index)), JPEG_START]),
    filling: FILLING,
    bytes: photoBytes - JPEG_START.length - JPEG_END.length,
    tail: Buffer.concat([JPEG_END, Buffer.from('\r\n')]),
  });
  const files = Array.from({ length: photos }, (_none, index) => photo(index));
  return {
    parts: [whole(texts.join('')), ...files, whole(`--${boundary}--\r\n`)],
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
