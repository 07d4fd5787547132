import { inputOf, type Outcome, outcomeOf } from '../base/outcome.ts';
import { guarded } from '../limits/guarded.ts';
import { NOBODY, type Visitor } from '../limits/visitor.ts';
import { type ActName, type AnswerOfAct, actOf, type InputOf } from './acts.ts';
import { allow } from './rights.ts';
import type { EntryTools } from './signing-in.ts';

/** Asks for an act in the name of the person of a session, or of anybody. */
export type AskDesk = <Name extends ActName>(
  session: string | undefined,
  name: Name,
  input: InputOf<Name>,
  from?: Visitor,
) => Promise<Outcome<AnswerOfAct<Name>>>;

/**
 * The way of our own pages to views and acts, in the process: person, right and limit before the input is read. Wrong
 * links are counted.
 * @returns never throws: trouble of the database is a refusal too
 */
export const deskDoor =
  (tools: EntryTools, onFailure: (error: unknown) => void = () => {}): AskDesk =>
  async <Name extends ActName>(
    session: string | undefined,
    name: Name,
    input: InputOf<Name>,
    from: Visitor = NOBODY,
  ) => {
    const { limits, desk } = tools;
    const row = actOf(name);
    const answer = async (): Promise<AnswerOfAct<Name>> => {
      if (row.may === 'anybody') return row.run(tools, from, inputOf(row.asks, input));
      const person = { ...(await desk.person(session)), from };
      allow(person, row.may);
      if (row.changes) await limits?.count('deskAct', { person: person.id });
      return row.run(tools, person, inputOf(row.asks, input));
    };
    return outcomeOf(() => guarded(limits, from.ip, answer), onFailure);
  };
