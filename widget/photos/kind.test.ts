import { expect, test } from 'vitest';
import { kindOf, typeOf } from './kind.ts';

// Clause 2.5-34
test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a JPEG without JFIF', '\xff\xd8\xff\xdb\0\x43\0\x08', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a WebP', 'RIFF\xe0\x0a\xff\0WEBPVP8 ', 'image/webp'],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['a HEIC that names HEIF first', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['a HEIF', '\0\0\0\x14ftypmif1\0\0\0\0mif1', 'image/heif'],
  ['a HEIC of several moments', '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc', 'image/heic'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miafavif', 'avif'],
  ['an AVIF that names HEIF first', '\0\0\0\x18ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['the film of a live photo', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'movie'],
  ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', 'movie'],
  ['a GIF', 'GIF89a', 'other'],
  ['a text', 'no photo', 'other'],
  ['nothing', '', 'other'],
])('The content of %s says what it is', async (_, content, kind) => {
  const file = new Blob([Buffer.from(content, 'latin1')]);
  expect(await kindOf(file)).toBe(kind);
  expect(await typeOf(file)).toBe(kind.startsWith('image/') ? kind : undefined);
});
