import { createHash } from 'node:crypto';

/** Stands for a row where there is none. */
export const NO_ROW = '00000000-0000-4000-8000-000000000000';

/** A UUID that is always the same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
