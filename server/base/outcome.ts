import * as z from 'zod/mini';
import { storableIn } from '#contract/base/text.ts';
import type { RefusalCode, RefusalDetail } from '#contract/refusals/refusals.ts';
import { MOST_DETAILS, Refusal } from './errors.ts';
import { refusalOf } from './http/error-handling.ts';

/** The answer to one of our own pages, or why there is none. */
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

/** The outcome of some work. It never throws: trouble of the database is a refusal too, which `onFailure` hears of. */
export async function outcomeOf<Answer>(
  work: () => Promise<Answer>,
  onFailure: (error: unknown) => void,
): Promise<Outcome<Answer>> {
  try {
    return { answer: await work() };
  } catch (error) {
    const { status, code, message, details } = refusalOf(error);
    if (!(error instanceof Refusal)) onFailure(error);
    return { refusal: { status, code, message, details } };
  }
}

/** The input of something that asks for nothing. */
export const NOTHING = z.object({});
export type Nothing = typeof NOTHING;

/** The parts of an input that name a thing. */
const NAMES: ReadonlySet<unknown> = new Set(['uuid', 'thing']);

/** The input of a page as its row reads it. @throws Refusal `not_found` for a name that nothing can have, `invalid_body` */
export function inputOf<Input>(schema: z.ZodMiniType<Input>, input: unknown): Input {
  const result = schema.safeParse(input);
  if (result.success) return storableIn(result.data);
  const { issues } = result.error;
  const isName = ({ path }: (typeof issues)[number]) => path.length === 1 && NAMES.has(path[0]);
  if (issues.some(isName)) throw new Refusal('not_found');
  const fields = issues.slice(0, MOST_DETAILS).map(({ path }) => path.join('.'));
  throw new Refusal(
    'invalid_body',
    undefined,
    fields.map((field) => ({ field, message: '' })),
  );
}
