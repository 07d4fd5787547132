import * as z from 'zod/mini';
import { MOST_AT_ONCE, NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';
import { keyOf, shortList, shortText } from '#contract/schemas/bounds.ts';
import { Refusal } from '../base/errors.ts';
import { inputOf } from '../base/outcome.ts';
import { numberOf } from '../db/records/number.ts';
import { type Act, act, type LookedAt, type Tools, view, WORKING } from './act.ts';
import { assignmentActs } from './assignments.ts';
import { markActs } from './marks.ts';
import type { Person } from './person.ts';
import { requestActs } from './request-acts.ts';

/** The acts that are done to several requests at once. */
const ACTS_ON_MANY = {
  assignRequest: assignmentActs.assignRequest,
  markRequest: markActs.markRequest,
  endMark: markActs.endMark,
  sendShopsAgain: requestActs.sendShopsAgain,
  withdrawRequest: requestActs.withdrawRequest,
};

/** Requests, an act, and all that it asks for besides. */
const ofMany = z.object({
  uuids: shortList(z.guid().check(z.toLowerCase()), MOST_AT_ONCE),
  act: keyOf(ACTS_ON_MANY),
  mark: z.optional(keyOf(REQUEST_MARKS)),
  note: z.optional(shortText(NOTE_CHARACTERS)),
  person: z.optional(z.nullable(z.guid())),
});

type Many = z.output<typeof ofMany>;

/** A request that an act is about: what would be done, or what was. */
interface OneOfMany {
  uuid: string;
  number: string;
  /** Why it is not done to this one; null: it is. */
  refused: RefusalCode | null;
  /** Nothing changes: it is so already. */
  nothing: boolean;
}

/** Works on each request by itself. One that is refused leaves the others alone. */
async function onEach<Done>(
  { uuids, act: name, ...details }: Many,
  work: (row: Act<unknown, object> & LookedAt<unknown>, input: unknown) => Promise<Done>,
): Promise<(Omit<OneOfMany, 'nothing'> & { done: Done | undefined })[]> {
  const row = ACTS_ON_MANY[name] as unknown as Act<unknown, object> & LookedAt<unknown>;
  const inputs = [...new Set(uuids)].map((uuid) => ({
    uuid,
    input: inputOf(row.asks, { uuid, ...details }),
  }));
  const results = [];
  for (const { uuid, input } of inputs) {
    const about = { uuid, number: numberOf(uuid) };
    try {
      results.push({ ...about, refused: null, done: await work(row, input) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ ...about, refused: error.code, done: undefined });
    }
  }
  return results;
}

/** How many mails and calls of an event would go to how many readers of a kind. */
function inSum(looks: readonly Awaited<ReturnType<LookedAt<unknown>['look']>>[]) {
  const hearers = looks.flatMap((look) => look.hearers);
  const groups = Map.groupBy(hearers, ({ event, recipient, channel }) => `${event} ${recipient} ${channel}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { event, recipient, channel } = first;
    const names = [...new Set(group.map(({ name }) => name).filter(Boolean))];
    return [{ event, recipient, channel, count: group.length, names }];
  });
}

export const manyActs = {
  /** Says what would be done to which requests, what would not and why, and who would hear of it. */
  lookAtMany: view({
    may: WORKING,
    asks: ofMany,
    isCounted: true,
    async read({ by, ...tools }, input) {
      const results = await onEach(input, (row, one) => row.look(tools, by, one));
      const requests = results.map(
        ({ done, ...about }): OneOfMany => ({ ...about, nothing: done?.isNothing ?? false }),
      );
      return { requests, hearers: inSum(results.flatMap(({ done }) => done ?? [])) };
    },
  }),
  /** Does an act to several requests, each by itself and noted in the log as its own. */
  workOnMany: act({
    may: WORKING,
    asks: ofMany,
    async run(tools: Tools, by: Person, input) {
      const results = await onEach(input, (row, one) => row.run(tools, by, one));
      return { requests: results.map(({ done: _, ...about }) => about) };
    },
  }),
};
