import { Webhook } from 'standardwebhooks';

/** A secret that signs calls, in words. */
export const WEBHOOK_SECRET = 'whsec_ and at least 24 bytes in base64';

const LEAST_BYTES = 24;

/** Whether calls can be signed with it by the rules of Standard Webhooks. */
export function isWebhookSecret(secret: string): boolean {
  const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (!secret.startsWith('whsec_') || bytes.length < LEAST_BYTES) return false;
  try {
    return Boolean(new Webhook(secret));
  } catch {
    return false;
  }
}
