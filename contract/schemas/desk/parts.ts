import * as z from 'zod/mini';

export const moment = z.iso.datetime();

/** Where the next piece of a list begins; null: there is no more. */
export const next = z.nullable(z.string());
