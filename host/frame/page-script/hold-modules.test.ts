import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { holdModules } from './hold-modules.ts';

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="N"/><link rel="stylesheet" href="/a.css"/></head>',
  '<body><p>日本語 a &lt; b</p><script nonce="N">window.x = 1 < 2;</script>',
  '<script nonce="N" type="module" async="">import "/assets/a.js";</script>',
  '<script nonce="N">stream("<b>")</script></body>',
].join('');

/** The page in pieces of a number of bytes, whose ends fall into the middle of tags and letters. */
const streamed = (bytes: number) => {
  const all = Buffer.from(PAGE);
  const pieces = Array.from({ length: Math.ceil(all.length / bytes) }, (_none, index) =>
    all.subarray(index * bytes, (index + 1) * bytes),
  );
  return text(Readable.from(pieces).pipe(holdModules()));
};

describe('The modules of a page', () => {
  test('are neither loaded nor run, and tell when they have run', async () => {
    const html = await streamed(PAGE.length * 4);
    expect(html).toContain('<link rel="held" href="/assets/a.js" nonce="N"/>');
    expect(html).not.toContain('type="module"');
    expect(html).toContain(
      '<script nonce="N" type="held">import "/assets/a.js";;dispatchEvent(new Event("site:modules-ran"))</script>',
    );
  });

  test('leave the rest of the page unchanged', async () => {
    const html = await streamed(PAGE.length * 4);
    for (const part of [
      '<link rel="stylesheet" href="/a.css"/>',
      '<p>日本語 a &lt; b</p><script nonce="N">window.x = 1 < 2;</script>',
      '<script nonce="N">stream("<b>")</script></body>',
    ]) {
      expect(html).toContain(part);
    }
  });

  test.each([1, 2, 3, 7, 64])('are the same in pieces of %i bytes', async (bytes) => {
    expect(await streamed(bytes)).toBe(await streamed(PAGE.length * 4));
  });
});
