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
