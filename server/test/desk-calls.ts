import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import * as CALLS from '#contract/calls/desk/index.ts';
import { mayDo, ROLES, type Role } from '#contract/desk/desk.ts';
import { ACT_CALLS } from '../calls/desk/act-calls.ts';
import { rolesOf } from '../desk/acts.ts';

/** Everything that people at the desks ask for, as calls. */
export const DESK_CALLS = { ...ACT_CALLS, ...CALLS };

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

/** The roles that a call does not refuse as such; none for a call that is not for people at a desk. */
export const rolesOfCall = (name: string, { acts }: Pick<Call, 'acts'>): readonly Role[] =>
  isKeyOf(ACT_CALLS, name)
    ? rolesOf(name)
    : keysOf(ROLES).filter((role) => acts?.some((act) => mayDo(role, act)));
