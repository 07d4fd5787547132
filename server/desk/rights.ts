import { type DeskAct, mayDo } from '#contract/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Person } from './person.ts';

/**
 * The first line of every act: the table of acts says who may do it.
 * @throws Refusal `not_allowed`
 */
export function allow(by: Pick<Person, 'role'>, act: DeskAct): void {
  if (!mayDo(by.role, act)) throw new Refusal('not_allowed');
}

/**
 * Before a call is read: its row says which acts it may turn out to be.
 * @throws Refusal `not_allowed`, if the role may do none of them
 */
export function allowOneOf(by: Pick<Person, 'role'>, acts: readonly DeskAct[]): void {
  if (!acts.some((act) => mayDo(by.role, act))) throw new Refusal('not_allowed');
}
