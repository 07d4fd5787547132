import { sql } from 'drizzle-orm';

/** A number from 0 to 1 that belongs to a text. */
export const lot = (text: string) => sql.raw(`((hashtext(${text}) & 2147483647)::float8 / 2147483647)`);
