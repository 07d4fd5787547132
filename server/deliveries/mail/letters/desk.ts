import { keysOf } from '#contract/base/keys.ts';
import {
  ADDRESS_HOURS,
  DESK_PAGES,
  INVITATION_DAYS,
  ROLES,
  type Role,
  SIGN_IN_MINUTES,
} from '#contract/desk/desk.ts';
import { WAITING, type Waiting } from '#contract/desk/waiting.ts';
import { CHECKUP_ENGINES, type CheckupChange, signText } from '#contract/embed/checkups.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { facts, footer, type Letter, type MailSender, textBlock } from '../letter.ts';
import { DESK_MESSAGES } from '../messages.ts';

/** How far apart the mails are that follow. */
const LATER_MINUTES = LIMIT_TABLE.signInMailLater.by.email.duration / 60;

/**
 * To somebody who may work at a desk from now on. Nobody has proved the address, so nothing that was typed is in it but the
 * names of their shops, which the operator has looked at.
 */
export function invitedLetter(
  { role, shopNames }: { role: Role; shopNames: readonly string[] },
  siteUrl: string,
  house: MailSender,
): Letter {
  const words = DESK_MESSAGES.invited;
  return {
    subject: words.subject(house.product),
    blocks: [
      textBlock(words.lead(house.product)),
      facts([
        ...(shopNames.length > 0 ? [[words.shop, shopNames.join('、')] as const] : []),
        [words.role, ROLES[role]],
        [words.until, words.days(INVITATION_DAYS)],
      ]),
      ...(siteUrl
        ? [{ kind: 'link', text: words.open, url: `${siteUrl}${DESK_PAGES.signIn}` } as const]
        : []),
      footer(house, words.wrong),
    ],
  };
}

/**
 * To somebody who wants to sign in.
 * @param tells that somebody asks for links again and again
 */
export function signInLetter(url: string, tells: boolean, house: MailSender): Letter {
  const words = DESK_MESSAGES.signIn;
  return {
    subject: words.subject,
    blocks: [
      textBlock(words.lead(SIGN_IN_MINUTES)),
      { kind: 'link', text: words.open, url },
      ...(tells ? words.often(LATER_MINUTES).map(textBlock) : []),
      footer(house, words.wrong),
    ],
  };
}

/** To somebody who works for one more shop. */
export function shopAddedLetter(shop: string, siteUrl: string, house: MailSender): Letter {
  const words = DESK_MESSAGES.shopAdded;
  return {
    subject: words.subject(shop),
    blocks: [
      textBlock(words.lead(shop)),
      ...(siteUrl ? [{ kind: 'link', text: words.open, url: `${siteUrl}${DESK_PAGES.home}` } as const] : []),
      footer(house, words.wrong),
    ],
  };
}

/** To the new address of somebody at a desk. Nobody has proved it, so it names nobody. */
export function addressAskedLetter(url: string, house: MailSender): Letter {
  const words = DESK_MESSAGES.addressAsked;
  return {
    subject: words.subject,
    blocks: [
      textBlock(words.lead(ADDRESS_HOURS)),
      { kind: 'link', text: words.open, url },
      footer(house, words.wrong),
    ],
  };
}

/** To the address before, which may be read by somebody else by now: the new one is not in it. */
export function addressChangedLetter(house: MailSender): Letter {
  const words = DESK_MESSAGES.addressChanged;
  return { subject: words.subject, blocks: [textBlock(words.lead), footer(house, words.wrong)] };
}

/** To somebody who works at the desk: how much waits for them. */
export function digestLetter(
  counts: Readonly<Partial<Record<Waiting, number>>>,
  siteUrl: string,
  house: MailSender,
): Letter {
  const words = DESK_MESSAGES.digest;
  const rows = keysOf(WAITING).flatMap((what) => {
    const count = counts[what] ?? 0;
    return count > 0 ? [{ what, count }] : [];
  });
  return {
    subject: words.subject(rows.reduce((sum, { count }) => sum + count, 0)),
    blocks: [
      textBlock(words.lead),
      facts(rows.map(({ what, count }) => [WAITING[what].label, words.count(count)])),
      ...(siteUrl ? [{ kind: 'link', text: words.open, url: `${siteUrl}${DESK_PAGES.home}` } as const] : []),
      footer(house, words.change),
    ],
  };
}

/** To somebody of a partner: how its pages are no longer as they were. */
export function checkupLetter(
  changes: readonly CheckupChange[],
  page: string | undefined,
  house: MailSender,
): Letter {
  const words = DESK_MESSAGES.checkup;
  const pages = new Set(changes.map(({ url }) => url));
  return {
    subject: words.subject(pages.size),
    blocks: [
      textBlock(words.lead),
      ...changes.map(({ url, engine, came, went, status }) =>
        facts([
          [words.page, url],
          [words.engine, CHECKUP_ENGINES[engine]],
          ...(came.length > 0
            ? [[words.came, came.map((sign) => signText(sign, status)).join('、')] as const]
            : []),
          ...(went.length > 0 ? [[words.went, went.map((sign) => signText(sign)).join('、')] as const] : []),
        ]),
      ),
      ...(page ? [{ kind: 'link', text: words.open, url: page } as const] : []),
      footer(house, words.change),
    ],
  };
}
