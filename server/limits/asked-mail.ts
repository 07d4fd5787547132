import type { Limited } from '#contract/refusals/rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { Turns } from './turns.ts';

/** The mails that anybody can cause who knows an address: the first ones, and those after them. */
const ASKED = {
  signIn: { first: 'signInMail', later: 'signInMailLater', told: 'signInTold' },
  lostLink: { first: 'lostLinkMail', later: 'lostLinkMailLater' },
} as const satisfies Record<string, { first: Limited; later: Limited; told?: Limited }>;

interface Asked {
  /** Whether the mail goes out. The caller is not told. */
  goes: boolean;
  /** Whether it says that somebody asks again and again. */
  tells: boolean;
}

/**
 * Counts a mail to an address, and slows down: a handful goes out at once, and then one an hour. The owner of the
 * box comes in by any of them, also by one that a stranger has asked for.
 */
export async function askedMail(
  limits: RateLimits | undefined,
  kind: keyof typeof ASKED,
  email: string,
): Promise<Asked> {
  if (!limits) return { goes: true, tells: false };
  return turns.run(`${kind} ${email.toLowerCase()}`, () => countAsk(limits, kind, email));
}

/** Otherwise one of those at the same moment could come before the last of the first has begun its hour. */
const turns = new Turns();

async function countAsk(limits: RateLimits, kind: keyof typeof ASKED, email: string): Promise<Asked> {
  const { first, later, told }: { first: Limited; later: Limited; told?: Limited } = ASKED[kind];
  const isWithin = async (action: Limited) => (await limits.left(action, { email })) !== undefined;
  const rest = await limits.left(first, { email });
  if (rest === undefined) return { goes: await isWithin(later), tells: false };
  if (rest > 0) return { goes: true, tells: false };
  // The time until the next one begins with the last of the first.
  await isWithin(later);
  return { goes: true, tells: told !== undefined && (await isWithin(told)) };
}
