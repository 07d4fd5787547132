import * as z from 'zod/mini';
import { sampleName } from '#contract/desk/desk.ts';
import { shortText, tokenText } from '#contract/schemas/bounds.ts';
import { atLeast } from '../base/at-least.ts';
import { Refusal } from '../base/errors.ts';
import { askedMail } from '../limits/asked-mail.ts';
import { addressAt } from '../limits/rate-limits.ts';
import type { Visitor } from '../limits/visitor.ts';
import type { Tools } from './act.ts';
import type { Browser, Desk } from './desk.ts';
import { email, name, origin, role } from './inputs.ts';
import { optionsForSignIn, passkeyAnswer, siteOf } from './passkeys.ts';

/** The tools of those who let people in. */
export interface EntryTools extends Tools {
  desk: Desk;
  /** Whether this is the demonstration, with sample people. */
  invented: boolean;
}

/** A row for anybody, before they are signed in. */
export interface OpenRow<Input, Answer> {
  readonly may: 'anybody';
  readonly asks: z.ZodMiniType<Input>;
  /** The same as in other rows; each is counted by a limit of its own. */
  readonly changes: true;
  run(tools: EntryTools, from: Visitor, input: Input): Promise<Answer>;
}

const open = <Schema extends z.ZodMiniType, Answer>(
  asks: Schema,
  run: OpenRow<z.output<Schema>, Answer>['run'],
) => ({ may: 'anybody' as const, asks, changes: true as const, run });

/** The token of a browser in which people have signed in before. One that is not ours counts as none. */
const browser = z.optional(shortText(200));

const inBrowser = ({ agent }: Visitor, token: string | undefined): Browser => ({ name: agent, token });

/** Anybody else who could enter a sample person would be an owner. */
const maySample = ({ invented }: EntryTools, { isHere }: Visitor) => invented && isHere;

const AT_ONCE = { goes: true, tells: false };

/** A wish for a link. A known browser is counted for itself; above the limits of strangers no mail goes out. */
async function wish({ desk, limits }: EntryTools, { ip }: Visitor, email: string, token: string | undefined) {
  const browser = await desk.browsers.nameOf(token, email);
  await limits?.count('signIn', browser ? { browser } : { ...addressAt(ip), email });
  const { goes, tells } = browser ? AT_ONCE : await askedMail(limits, 'signIn', email);
  if (goes) await desk.askToSignIn(email, tells);
}

export const signInActs = {
  /** Whether sample people can be entered with one press. */
  readSignInWays: open(z.object({}), async (tools, from) => ({ samples: maySample(tools, from) })),
  /**
   * The answer is the same for every address, so that it does not tell who works here. A browser in which the person has
   * signed in before is not kept from asking by the wishes of others.
   */
  askToSignIn: open(z.object({ email, browser }), async (tools, from, input) => {
    await atLeast(wish(tools, from, input.email, input.browser));
    return {};
  }),
  signIn: open(z.object({ token: tokenText, browser }), async ({ desk }, from, input) =>
    desk.signIn(input.token, inBrowser(from, input.browser)),
  ),
  /** Makes the first owner, by the link that the server prints at its start. */
  makeFirstOwner: open(
    z.object({ token: tokenText, name, email, browser }),
    async ({ desk }, from, { token, browser, ...person }) =>
      desk.makeFirstOwner(token, person, inBrowser(from, browser)),
  ),
  /** Signs in as a sample person, in the demonstration on this machine. */
  enterSample: open(z.object({ role, browser }), async (tools, from, { role, browser }) => {
    if (!maySample(tools, from)) throw new Refusal('not_found');
    return tools.desk.enterSample(role, sampleName(role), inBrowser(from, browser));
  }),
  /** The options by which a device is asked to sign, so that its person is signed in. They name nobody. */
  askForSignIn: open(z.object({ origin, browser }), async (tools, { ip, isHere }, input) => {
    const browser = await tools.desk.browsers.nameOf(input.browser);
    await tools.limits?.count('passkey', browser ? { browser } : addressAt(ip));
    return optionsForSignIn(siteOf(tools, input.origin, isHere));
  }),
  signInByPasskey: open(
    z.object({ origin, response: passkeyAnswer, browser }),
    async (tools, from, { origin, response, browser }) => {
      const site = siteOf(tools, origin, from.isHere);
      return tools.desk.signInByPasskey(site.origin, response, inBrowser(from, browser));
    },
  ),
};
