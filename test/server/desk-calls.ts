import type { Call } from '#contract/calls/call.ts';
import * as PARTNER from '#contract/calls/desk/partner.ts';
import * as SHOP from '#contract/calls/desk/shop.ts';
import { ACT_CALLS } from '#server/calls/desk/act-calls.ts';

/** Everything that people at the desks ask for, as calls. */
export const DESK_CALLS = { ...ACT_CALLS, ...PARTNER, ...SHOP };

export interface DeskParts {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string>> | undefined;
  body?: object | undefined;
}

/** An act takes everything in its body. */
export const partsFor = (row: Pick<Call, 'path'>, parts: DeskParts): DeskParts =>
  Object.values<Pick<Call, 'path'>>(ACT_CALLS).includes(row)
    ? { body: { ...parts.query, ...parts.params, ...parts.body } }
    : parts;
