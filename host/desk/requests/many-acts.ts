import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { REQUEST_MARKS, type RequestMark } from '#contract/desk/marks.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { MARK_OPTIONS } from '../parts/options.ts';
import { REQUEST_WORDS, MANY as WORDS } from './messages.ts';
import { colleagueName } from './person-select.tsx';

/** An act, with all that it asks for besides the requests. */
type Act =
  | { act: 'assignRequest'; person: string | null }
  | { act: 'markRequest'; mark: RequestMark; note: string }
  | { act: 'endMark'; mark: RequestMark }
  | { act: keyof typeof WORDS.acts };
type Colleagues = AnswerOfAct<'readColleagues'>['people'];

/** The groups of acts about several requests, each with its values for the form and their words. */
export const manyOptions = (people: Colleagues) => ({
  assign: [
    ...people.map((person) => [`assign:${person.uuid}`, WORDS.assign(colleagueName(person))] as const),
    ['assign:', WORDS.assign(REQUEST_WORDS.assign.nobody)] as const,
  ],
  mark: keysOf(MARK_OPTIONS).map((mark) => [`mark:${mark}`, WORDS.mark(MARK_OPTIONS[mark])] as const),
  unmark: keysOf(MARK_OPTIONS).map((mark) => [`unmark:${mark}`, WORDS.unmark(MARK_OPTIONS[mark])] as const),
  other: keysOf(WORDS.acts).map((act) => [act, WORDS.acts[act]] as const),
});

/** The words of an act that somebody has chosen; undefined: there is no such one. */
export const manyWords = (what: string, people: Colleagues): string | undefined =>
  Object.values(manyOptions(people))
    .flat()
    .find(([value]) => value === what)?.[1];

/** The act that a value of the form stands for; undefined: none. */
export function manyAct(what: string): Act | undefined {
  if (isKeyOf(WORDS.acts, what)) return { act: what };
  const [kind, of = ''] = what.split(':');
  if (kind === 'assign') return { act: 'assignRequest', person: of || null };
  if (!isKeyOf(REQUEST_MARKS, of)) return undefined;
  if (kind === 'mark') return { act: 'markRequest', mark: of, note: '' };
  return kind === 'unmark' ? { act: 'endMark', mark: of } : undefined;
}
