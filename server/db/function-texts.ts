import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SqlFunction } from './functions.ts';

/** Name, parameters and result, as its text says them. */
const SIGNATURE = /CREATE OR REPLACE FUNCTION ([\s\S]+?) LANGUAGE /;

/** `npm run functions` writes it. */
export const TEXTS_FILE = join(import.meta.dirname, 'function-texts.json');

/** The texts that functions have had, by the name of each: a checksum for each number. */
const texts = z.record(z.string(), z.object({ signature: z.string(), texts: z.array(z.string()) }));
export type FunctionTexts = z.infer<typeof texts>;

export const readFunctionTexts = async (): Promise<FunctionTexts> =>
  texts.parse(JSON.parse(await readFile(TEXTS_FILE, 'utf8')));

export const signatureOf = ({ text }: SqlFunction) =>
  (SIGNATURE.exec(text)?.[1] ?? '').replace(/\s+/g, ' ').trim();

/** The checksum of the text without its number. */
export const checksumOf = ({ text }: SqlFunction) =>
  createHash('sha256')
    .update(text.slice(text.indexOf('\n') + 1))
    .digest('hex')
    .slice(0, 16);
