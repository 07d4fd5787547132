import { createHmac } from 'node:crypto';
import { mailAddressOf } from '#contract/customer/email.ts';
import type { Db } from '../db/open.ts';
import { installation } from '../db/schema.ts';

/** Normalises each kind of contact before it is hashed, so that a mark identifies it without revealing it. */
const FORMS = {
  browser: (name: string) => name,
  address: (ip: string) => ip,
  email: (email: string) => mailAddressOf(email).toLowerCase(),
  phone: (phone: string) => phone.normalize('NFKC').replace(/\D/g, ''),
  link: (link: string) => link,
  person: (id: string) => id,
  shop: (uuid: string) => uuid,
} as const satisfies Record<string, (text: string) => string>;

/**
 * Makes hashes with a key that only the database has: a list of them cannot be turned back by trying all phone numbers. All
 * processes make the same.
 */
export class Marks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  of(kind: keyof typeof FORMS, text: string): string {
    return createHmac('sha256', this.#key)
      .update(`${kind} ${FORMS[kind](text)}`)
      .digest('base64url');
  }
}

/** The marks of a database, with the key that it keeps. */
export async function readMarks(db: Db): Promise<Marks> {
  const [row] = await db.select({ key: installation.limitKey }).from(installation);
  if (!row) throw new Error('the database has no id yet');
  return new Marks(row.key);
}
