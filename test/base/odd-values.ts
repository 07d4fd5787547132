const UUID = '5b1f6f0e-7f0e-4d0b-9a56-2c1a0f5f8c12';

/** The place of a row in a list of the desks, as nobody was ever given it. */
const cursor = (at: string, uuid = UUID) => Buffer.from(`${at}|${uuid}`).toString('base64url');

/** Texts that nobody means, as they come in addresses, forms and bodies. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1.5',
  '1e9',
  '1e999',
  'NaN',
  'Infinity',
  '2147483648',
  '99999999999',
  '9223372036854775808',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '+275760-09-13',
  '-271821-04-20',
  '2026-01-01T25:61',
  `{${UUID}}`,
  UUID.replaceAll('-', ''),
  UUID.toUpperCase(),
  `${UUID}\0`,
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  '👩‍👩‍👧\u202e',
  'ｘ１，，',
  "' or 1=1 --",
  '%_\\',
  '%',
  '[object Object]',
  '{"a":[]}',
  '../../x',
  '//other.example/x',
  '/desk/\n//x',
  'a\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
  'a'.repeat(3_000),
  '漢'.repeat(1_000),
  cursor('2026-02-30 00:00:00+00'),
  cursor('0000-01-01 00:00:00+00'),
  cursor('9999-99-99 99:99:99+99:99'),
  cursor('2026-01-01 00:00:00+99'),
  cursor('2026-01-01 00:00:00+00', 'x'),
];

/** A text as an address carries it. Half of a character, which no text may have, is written as its bytes. */
export const inAddress = (text: string): string =>
  text.replace(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gsu, (part) =>
    /^\p{Cs}$/u.test(part)
      ? `%ED%${(0x80 | ((part.charCodeAt(0) >> 6) & 0x3f)).toString(16)}%${(0x80 | (part.charCodeAt(0) & 0x3f)).toString(16)}`
      : encodeURIComponent(part),
  );

/** One parameter of a query in every odd way. */
export const oddQueries = (name: string): string[] => [
  ...ODD_TEXTS.map((text) => `${name}=${inAddress(text)}`),
  name,
  `${name}=a&${name}=b`,
  `${name}[]=a&${name}=2`,
  `${name}[a]=b`,
  `${name}=%zz`,
];

/** Values of other kinds than a text, as JSON carries them. */
export const ODD_JSON: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  ['a'],
  {},
  JSON.parse('{"__proto__":{"a":1}}'),
];
