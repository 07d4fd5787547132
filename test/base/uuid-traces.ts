/** The digits of a uuid that the number of its request does not have (db/records/number.ts). */
const NUMBER_DIGITS = 12;

const digitsOf = (text: string) => text.toLowerCase().replaceAll('-', '');

/** A text, and the forms of it in which something else may stand: a mail's long lines joined, an address decoded. */
const readings = (text: string): string[] => [
  text,
  text.replaceAll(/=\r?\n/g, ''),
  text.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))),
  text.replaceAll(/\r?\n/g, ''),
];

/** The bytes of everything in a text that may be base64 of either kind, from each of the four places of a group. */
function* decodings(text: string): Generator<Buffer> {
  for (const [run] of text.matchAll(/[\w+/-]{14,}/g))
    for (const start of [0, 1, 2, 3]) yield Buffer.from(run.slice(start), 'base64');
}

/**
 * Whether a text holds a uuid, or more of it than its first 12 digits: in either case, with or without dashes, as bytes
 * in base64 or base64url, or written within such a text.
 */
export function holdsUuid(text: string, uuid: string): boolean {
  const secret = digitsOf(uuid).slice(NUMBER_DIGITS);
  const bytes = Buffer.from(secret, 'hex');
  return readings(text).some(
    (reading) =>
      digitsOf(reading).includes(secret) ||
      [...decodings(reading)].some(
        (part) => part.includes(bytes) || digitsOf(part.toString('latin1')).includes(secret),
      ),
  );
}

/** All that looks like a uuid in a text. */
export const uuidsWithin = (text: string): string[] =>
  text.match(/[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/gi) ?? [];
