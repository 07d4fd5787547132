import { CALLS } from '#contract/calls/index.ts';
import { SeededRandom } from '#server/db/seed/shops/random.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { TRICKS } from '#test/server/tricks.ts';

/** The same dice in every run. */
const DICE = new SeededRandom(2026);

const below = (limit: number) => DICE.between(0, limit - 1);
const of = <T>(list: readonly T[]): T => DICE.pick(list);

const PATHS = [
  ...Object.values(CALLS).map(({ path }) => path),
  '/widget/appraisal-form.js',
  '/pictures/nothing.webp',
  '/wp-json/wp/v2/posts',
  '/health',
];
/** Rendered, so each costs as much as twenty calls. */
const PAGES = ['/', '/form', '/lp/tokei', '/contact', '/store', '/column/nothing', '/partners?page=x'];
const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'get',
];
const ODD = [
  '',
  '%',
  '%00',
  '%ff',
  '..%2f..',
  '\u00e9',
  '?',
  '?=',
  '?a=%',
  '?page=-1',
  '?page=1e999',
  "'",
  '"',
  '//',
  '#',
  'a'.repeat(3_000),
];
const TYPES = [
  '',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  'text/plain',
  'application/x-www-form-urlencoded',
  'x',
];
const BODIES = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '{"a":'.repeat(2_000),
  '--x\r\n\r\n',
  '--x--',
  '--x\r\nContent-Disposition: form-data; name="user_form[',
  `--x\r\nContent-Disposition: form-data; name="${'['.repeat(150)}"\r\n\r\na\r\n--x--`,
  '\0'.repeat(100),
  'a'.repeat(70_000),
];
const HEADERS = [
  '',
  'Host: ',
  'Host: a b',
  'Host: localhost\r\nHost: evil.example',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: x',
  'Expect: 100-continue',
  'Range: bytes=9-1',
  'Cookie: \u0001',
  'X-Forwarded-For: ,,,',
  'Accept-Encoding: br;q=x',
  'If-Modified-Since: never',
  `X-Long: ${'a'.repeat(9_000)}`,
  'Upgrade: websocket\r\nConnection: Upgrade',
  ': empty',
  'no colon',
];

const HOSTS = [
  'localhost',
  'other.example',
  'localhost:80@other.example',
  'localhost/other',
  '\u4f8b\u3048.jp',
];

/** A submission as the form sends it, and changed on its way, with a length that fits again. */
async function captureForm(): Promise<(change: (body: Buffer) => Buffer) => Buffer> {
  const photos = [{ name: 'photo.jpg', content: jpeg(3_000) }];
  const form = await encodeSubmission({ items: [{ category: 'watch', attributes: [['ROLEX']], photos }] });
  return (change) => {
    const body = change(form.payload);
    const lines = [
      `POST ${CALLS.submitRequest.path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${form.headers['content-type']}`,
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
  };
}

/** Changes some bytes, takes some away, or sends some twice. */
function mutate(bytes: Buffer): Buffer {
  let [result, changes] = [Buffer.from(bytes), 1 + below(4)];
  while (changes > 0) {
    changes -= 1;
    // Every second one in the lines at the beginning, where most is decided.
    const at = below(below(2) === 0 ? Math.min(600, result.length) : result.length);
    const length = below(40);
    const [before, after] = [result.subarray(0, at), result.subarray(at + length)];
    const piece = of<() => Buffer>([
      () => Buffer.from(Array.from({ length }, () => below(256))),
      () => Buffer.alloc(0),
      () => Buffer.concat([result.subarray(at, at + length), result.subarray(at, at + length)]),
      () => Buffer.from(of([...ODD, ...HEADERS])),
    ])();
    result = Buffer.concat([before, piece, after]);
  }
  return result;
}

/** An address that may be taken for another than it is. */
function trick(): Malformed {
  const header = below(4) === 0 ? of(HEADERS) : '';
  const lines = [`${of(METHODS)} ${of(TRICKS)} HTTP/1.1`, `Host: ${of(HOSTS)}`, header, 'Connection: close'];
  const bytes = Buffer.from(`${lines.filter(Boolean).join('\r\n')}\r\n\r\n`);
  return { bytes, isWhole: header === '' };
}

export interface Malformed {
  bytes: Buffer;
  /** Its length is correct, so it is answered without an end of the connection. */
  isWhole: boolean;
}

const asBroken = (bytes: Buffer): Malformed => ({ bytes, isWhole: false });

/** Makes requests whose framing or address is broken, the same in every run. */
export async function malformedRequests(): Promise<() => Malformed> {
  const submission = await captureForm();
  const kinds = [
    () => asBroken(oddRequest()),
    () => asBroken(oddRequest()),
    trick,
    trick,
    () => asBroken(mutate(submission((body) => body))),
    () => ({ bytes: submission(mutate), isWhole: true }),
  ];
  const noise = () => Buffer.from(Array.from({ length: 1 + below(200) }, () => below(256)));
  return () => (below(50) === 0 ? asBroken(noise()) : of(kinds)());
}

function oddRequest(): Buffer {
  const path = (below(25) === 0 ? of(PAGES) : of(PATHS)).replaceAll(/\{[^}]+\}/g, () =>
    of(['1', '13', 'x', '%', '0000000', '-1']),
  );
  const body = of(BODIES);
  // One in four announces a wrong length.
  const length = below(4) === 0 ? below(100_000) : Buffer.byteLength(body);
  const lines = [
    `${of(METHODS)} ${path}${of(ODD)} HTTP/${of(['1.1', '1.1', '1.1', '1.0', '2.0', '9'])}`,
    below(10) === 0 ? '' : 'Host: localhost',
    of(HEADERS),
    body || below(3) === 0 ? `Content-Length: ${length}` : '',
    `Content-Type: ${of(TYPES)}`,
    'Connection: close',
  ];
  return Buffer.from(`${lines.filter(Boolean).join('\r\n')}\r\n\r\n${body}`);
}
