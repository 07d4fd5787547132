import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { messageOf, StartError } from '../../base/errors.ts';
import { WEBHOOK_EVENTS } from '../../base/events.ts';
import { isWebhookSecret, WEBHOOK_SECRET } from '../../base/webhook-secret.ts';
import type { Listener } from '../outbox.ts';
import { type AllowedNetworks, isOutOfReach } from './guarded-lookup.ts';

/** The URL of a webhook and the secrets that sign its calls: two while one is exchanged. */
export interface Endpoint extends Listener {
  url: string;
  secrets: readonly string[];
}

const REMEDY = 'docs/webhooks.md says what the file of WEBHOOKS_FILE holds.';

const MOST = 20;

const secret = z.string(WEBHOOK_SECRET).refine(isWebhookSecret, WEBHOOK_SECRET);

const endpoint = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens, at most 40'),
  url: z.url({
    protocol: /^https?$/,
    error: 'a URL that begins with https:// (or http:// in a network that WEBHOOK_ALLOW lists)',
  }),
  secret: z.union(
    [secret.transform((one) => [one]), z.tuple([secret, secret])],
    `${WEBHOOK_SECRET}; or a list of two such, while one is exchanged`,
  ),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, `some of ${WEBHOOK_EVENTS.join(', ')}`))
    .min(1, 'at least one event'),
  medium: z.guid('the uuid of a medium').optional(),
});

const endpoints = z
  .array(endpoint)
  .max(MOST, `at most ${MOST}`)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each name once');

/**
 * The webhooks that an operator has listed in a file.
 * @param networks the networks that are not public and may be called
 * @throws StartError that names everything that is wrong, without secrets
 */
export async function readEndpoints(
  file: string | undefined,
  networks: AllowedNetworks,
): Promise<Endpoint[]> {
  if (!file) return [];
  const parsed = endpoints.safeParse(await readJson(file));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || 'file'}: ${message}`);
    throw new StartError(`${file} is not usable:\n${lines.join('\n')}`, REMEDY);
  }
  await refuseUnreachable(parsed.data, file, networks);
  return parsed.data.map(({ secret: secrets, medium, ...rest }) => ({
    ...rest,
    secrets,
    mediumUuid: medium?.toLowerCase(),
  }));
}

/** @throws StartError that names the webhooks that no call could reach */
async function refuseUnreachable(
  entries: readonly { name: string; url: string }[],
  file: string,
  networks: AllowedNetworks,
): Promise<void> {
  const isOut = await Promise.all(entries.map(({ url }) => isOutOfReach(url, networks)));
  const lines = entries
    .filter((_entry, index) => isOut[index])
    .map(({ name, url }) => `  ${name}: ${new URL(url).hostname} is not reached by ${new URL(url).protocol}`);
  if (lines.length > 0)
    throw new StartError(
      `${file} is not usable:\n${lines.join('\n')}`,
      `Name a public host, with https:, or list its network in WEBHOOK_ALLOW. ${REMEDY}`,
    );
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    // The words of the parser would quote the file.
    const what = cause instanceof SyntaxError ? 'is no JSON' : `cannot be read: ${messageOf(cause)}`;
    throw new StartError(`WEBHOOKS_FILE ${file} ${what}.`, REMEDY);
  }
}
