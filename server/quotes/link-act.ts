import * as z from 'zod/mini';
import { placeRow, type ShopAct } from '#contract/life/place-states.ts';
import type { Limited } from '#contract/refusals/rate-limits.ts';
import type { RefusalCode, RefusalDetail } from '#contract/refusals/refusals.ts';
import { seenActs } from '#contract/schemas/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import { NOTHING, type Nothing } from '../base/outcome.ts';
import type { Db } from '../db/open.ts';
import type { Brought } from '../db/records/happened.ts';
import type { Addresses } from '../db/reference/addresses.ts';
import type { RequestRow } from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { LinkKind } from '../deliveries/links/tokens.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { change } from '../life/change.ts';
import type { Life } from '../life/life.ts';
import { addressAt, type Counted, type RateLimits } from '../limits/rate-limits.ts';
import type { Visitor } from '../limits/visitor.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { nameBehind, requireFresh } from './acts.ts';
import { type LeadLink, type LeadRow, leadOf, type OwnLink, requestOf } from './open-link.ts';

/** The parts of the product that pages behind links use. */
export interface LinkTools {
  db: Db;
  links: Links;
  life: Life;
  outbox: Outbox;
  photos: PhotoStore;
  addresses(): Addresses;
  /** Removes mail about something that was not sent but kept. */
  forgetMail(uuid: string): Promise<void>;
  /** Without it, nothing is counted. */
  limits?: RateLimits | undefined;
}

/** The link of a seller, or that of a shop. */
export type LinkOf<Kind extends LinkKind> = Kind extends 'lead' ? LeadLink : OwnLink;

/** A row of the table of what is read and done behind links. */
export interface LinkRow<Kind extends LinkKind, Input, Answer> {
  readonly kind: Kind;
  /** How it is asked for. */
  readonly asks: z.ZodMiniType<Input>;
  run(tools: LinkTools, link: LinkOf<Kind>, input: Input, from: Visitor): Promise<Answer>;
}

/** A view behind a link, or an act that has steps outside of a transaction. */
export const behind = <Kind extends LinkKind, Answer>(
  kind: Kind,
  run: (tools: LinkTools, link: LinkOf<Kind>) => Promise<Answer>,
): LinkRow<Kind, z.output<Nothing>, Answer> => ({ kind, asks: NOTHING, run });

/** An act behind a link as it was done. */
interface LinkDone extends Brought {
  /** The last step before the commit, for work outside of the database. */
  last?: () => Promise<unknown>;
}

interface Asked<Input, Link> {
  /** Counts the act. @returns the limit, and for whom */
  counts?(link: Link, input: Input): readonly [Limited, Counted];
  /** The mistakes of an input, which is refused then. */
  mistakes?(input: Input): readonly RefusalDetail[];
}

interface At<Code> {
  tx: Db;
  request: RequestRow;
  life: Pick<Life, 'rules'>;
  now: Date;
  /** To be thrown. */
  refuse(code: Code): Refusal;
}

const refuse = (code: RefusalCode): Refusal => new Refusal(code);

/** Counts an act. One with mistakes is refused later, and costs nothing. */
async function count<Input, Link>(
  { counts, mistakes }: Asked<Input, Link>,
  { limits }: LinkTools,
  link: Link,
  input: Input,
  { ip }: Visitor,
): Promise<void> {
  if (!counts || (mistakes && mistakes(input).length > 0)) return;
  const [action, caller] = counts(link, input);
  await limits?.count(action, { ...addressAt(ip), ...caller });
}

/**
 * An act of a seller, behind the link of the request. No other call changes the request meanwhile. Without
 * `evenWithdrawn`, a request that was withdrawn refuses it.
 */
export const ownAct = <const Code extends RefusalCode = never, Schema extends z.ZodMiniType = Nothing>(
  spec: Asked<z.output<Schema>, OwnLink> & {
    asks?: Schema;
    /** Its refusals, besides those of the link. */
    refuses?: readonly Code[];
    evenWithdrawn?: boolean;
    work(at: At<Code>, input: z.output<Schema>): Promise<LinkDone>;
  },
): LinkRow<'request', z.output<Schema>, object> => ({
  kind: 'request',
  asks: (spec.asks ?? NOTHING) as z.ZodMiniType<z.output<Schema>>,
  run: async (tools, link, input, from) => {
    await count(spec, tools, link, input, from);
    const { life } = tools;
    await change(
      tools,
      async (tx, now) => {
        const request = await requestOf(tx, link, true);
        if (request.withdrawnAt && !spec.evenWithdrawn) throw new Refusal('withdrawn_request');
        return { tx, request, life, now, refuse };
      },
      (at) => {
        const details = spec.mistakes?.(input) ?? [];
        if (details.length > 0) throw new Refusal('invalid_body', undefined, details);
        return spec.work(at, input);
      },
      async (tx, { request }, effect, now) => {
        await life.follow(tx, request, effect, now);
        await effect.last?.();
      },
    );
    return {};
  },
});

interface AtLead<Code> extends At<Code>, LeadRow {
  shop: string;
  /** The name of the person at the desk; empty: somebody with the link of the mail. */
  by(): Promise<string>;
  link: LeadLink;
  /** @throws Refusal if the state of the place does not allow the act */
  requireMay(act: ShopAct): Promise<void>;
}

/**
 * An act of a shop, behind the link of the lead. The same once more changes nothing; on a page that does not show what
 * colleagues have done since, it is refused (`changed_meanwhile`).
 */
export const leadAct = <
  const Code extends RefusalCode = never,
  Shape extends z.core.$ZodShape = Record<never, never>,
>(
  spec: Asked<z.output<z.ZodMiniObject<Shape>>, LeadLink> & {
    asks?: z.ZodMiniObject<Shape>;
    refuses?: readonly Code[];
    /** Refused where the state of the place does not allow it. */
    may?: ShopAct;
    /** Tells if the act was done already. */
    isSame?(at: AtLead<Code>, input: z.output<z.ZodMiniObject<Shape>>): boolean | Promise<boolean>;
    work(at: AtLead<Code>, input: z.output<z.ZodMiniObject<Shape>>): Promise<LinkDone>;
  },
): LinkRow<'lead', z.output<z.ZodMiniObject<Shape>>, object> => ({
  kind: 'lead',
  asks: z.extend(spec.asks ?? NOTHING, seenActs.shape) as unknown as z.ZodMiniType<
    z.output<z.ZodMiniObject<Shape>>
  >,
  run: async (tools, base, input, from) => {
    const { seen } = input as z.output<typeof seenActs>;
    const link: LeadLink = { ...base, ...(seen !== undefined && { seen: Number(seen) }) };
    await count(spec, tools, link, input, from);
    const { life } = tools;
    await change(
      tools,
      async (tx, now) => {
        const lead = await leadOf(tx, link, now, true);
        const requireMay = (act: ShopAct) => mustMay(tx, link, lead, act);
        const by = () => nameBehind(tx, link);
        const at = { ...lead, tx, life, now, shop: link.shop, link, by, refuse, requireMay };
        if (spec.may) await requireMay(spec.may);
        return at;
      },
      async (at) => {
        if (await spec.isSame?.(at, input)) return { isNothing: true };
        await requireFresh(at.tx, link);
        return spec.work(at, input);
      },
      async (tx, { request }, { happened = [], ...effect }, now) => {
        const by = await nameBehind(tx, link);
        const ofShop = happened.map((one) => ({ shops: [link.shop], by, ...one }));
        await life.follow(tx, request, { ...effect, happened: ofShop }, now);
        await effect.last?.();
      },
    );
    return {};
  },
});

/** @throws Refusal if the request is over for the shop, or changed_meanwhile if a colleague has ended it */
async function mustMay(
  tx: Db,
  link: LeadLink,
  { state }: Pick<LeadRow, 'state'>,
  act: ShopAct,
): Promise<void> {
  const { shopMay, refusal } = placeRow(state);
  if (!refusal || shopMay.includes(act)) return;
  await requireFresh(tx, link);
  throw new Refusal(refusal);
}
