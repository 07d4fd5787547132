import type * as z from 'zod/mini';
import { storableIn } from '#contract/base/text.ts';
import type { RefusalCode, RefusalDetail } from '#contract/refusals/refusals.ts';
import { MOST_DETAILS, Refusal } from '../base/errors.ts';
import { refusalOf } from '../base/http/error-handling.ts';
import { guarded } from '../limits/guarded.ts';
import type { Visitor } from '../limits/visitor.ts';
import { type ActName, type AnswerOf, actOf, type InputOf } from './acts.ts';
import { allow } from './rights.ts';
import type { EntryTools } from './signing-in.ts';

/** The answer to somebody at a desk, or why there is none. */
export type Outcome<Answer> =
  | { answer: Answer; refusal?: undefined }
  | {
      answer?: undefined;
      refusal: {
        status: number;
        code: RefusalCode;
        message: string;
        details: readonly RefusalDetail[];
      };
    };

/** Asks for an act in the name of the person of a session, or of anybody. */
export type AskDesk = <Name extends ActName>(
  session: string | undefined,
  name: Name,
  input: InputOf<Name>,
  from?: Visitor,
) => Promise<Outcome<AnswerOf<Name>>>;

/** A page that is made for nobody. */
const NOBODY: Visitor = { ip: '', isHere: false, agent: '' };

/**
 * The way of our own pages to views and acts, in the process: person, right and limit before the input is read. Wrong
 * links are counted.
 * @returns never throws: trouble of the database is a refusal too
 */
export const deskDoor =
  (tools: EntryTools, failed: (error: unknown) => void = () => {}): AskDesk =>
  async (session, name, input, from = NOBODY) => {
    const { limits, desk } = tools;
    const row = actOf(name);
    const answered = async () => {
      if (row.may === 'anybody') return row.run(tools, from, read(row.asks, input));
      const person = { ...(await desk.person(session)), from };
      allow(person, row.may);
      if (row.changes) await limits?.count('deskAct', { person: person.id });
      return row.run(tools, person, read(row.asks, input));
    };
    try {
      return { answer: await guarded(limits, from.ip, answered) };
    } catch (error) {
      const { status, code, message, details } = refusalOf(error);
      if (!(error instanceof Refusal)) failed(error);
      return { refusal: { status, code, message, details } };
    }
  };

/** The parts of an input that name a thing. */
const NAMES: ReadonlySet<unknown> = new Set(['uuid', 'thing']);

/** @throws Refusal `not_found` for a name that nothing can have, `invalid_body` */
function read(schema: z.ZodMiniType, input: unknown): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return storableIn(parsed.data);
  const { issues } = parsed.error;
  const isName = ({ path }: (typeof issues)[number]) => path.length === 1 && NAMES.has(path[0]);
  if (issues.some(isName)) throw new Refusal('not_found');
  const fields = issues.slice(0, MOST_DETAILS).map(({ path }) => path.join('.'));
  throw new Refusal(
    'invalid_body',
    undefined,
    fields.map((field) => ({ field, message: '' })),
  );
}
