import { readFile } from 'node:fs/promises';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { WEBHOOK_EVENTS } from '../deliveries/events.ts';
import type { Listener } from '../deliveries/outbox.ts';
import { StartError } from '../errors.ts';

/** Where the calls of a webhook go, and the secret that they are signed with. */
export interface Endpoint extends Listener {
  url: string;
  secret: string;
}

const REMEDY = 'docs/webhooks.md says what the file of WEBHOOKS_FILE holds.';

const MOST = 20;

const endpoint = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens, at most 40'),
  url: z.url({
    protocol: /^https?$/,
    error: 'a URL that begins with https:// (or http:// in a network that WEBHOOK_ALLOW lists)',
  }),
  secret: z.string().refine(canSign, 'whsec_ and at least 24 bytes in base64'),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, `some of ${WEBHOOK_EVENTS.join(', ')}`))
    .min(1, 'at least one event'),
  medium: z.guid('the uuid of a medium').optional(),
});

const endpoints = z
  .array(endpoint)
  .max(MOST, `at most ${MOST}`)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each name once');

const LEAST_SECRET_BYTES = 24;

function canSign(secret: string): boolean {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!secret.startsWith('whsec_') || bytes.length < LEAST_SECRET_BYTES) return false;
  try {
    return Boolean(new Webhook(secret));
  } catch {
    return false;
  }
}

/**
 * The webhooks that an operator has listed in a file.
 * @throws StartError that names everything that is wrong, without secrets
 */
export async function readEndpoints(file: string | undefined): Promise<Endpoint[]> {
  if (!file) return [];
  const parsed = endpoints.safeParse(await readJson(file));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`);
    throw new StartError(`${file} is not usable:\n${lines.join('\n')}`, REMEDY);
  }
  return parsed.data.map(({ medium, ...rest }) => ({ ...rest, mediumUuid: medium?.toLowerCase() }));
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    // The words of the parser would quote the file.
    const what = cause instanceof SyntaxError ? 'is no JSON' : `cannot be read: ${(cause as Error).message}`;
    throw new StartError(`WEBHOOKS_FILE ${file} ${what}.`, REMEDY);
  }
}
