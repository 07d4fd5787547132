import { isEmail } from '#contract/email.ts';

/** What has a meaning of its own in a header or an envelope, and what cannot be seen. */
const SPECIAL = /[\s<>()[\]\\,;:"\p{C}]/u;

const LOCAL_CHARACTERS = 64;
const ADDRESS_CHARACTERS = 254;

/**
 * Whether mail may be sent there: one address and nothing else, so that no text of a stranger becomes a second recipient
 * or a header. Dots may stand where older phone companies put them (`a..b.@`).
 */
export const isMailAddress = (text: string): boolean =>
  isEmail(text) &&
  !SPECIAL.test(text) &&
  text.length <= ADDRESS_CHARACTERS &&
  text.indexOf('@') <= LOCAL_CHARACTERS;

/** The first of a list of addresses. */
export const firstAddress = (addresses: string): string => addresses.split(',', 1)[0]?.trim() ?? '';
