import type { PlaceRules } from '#contract/life/clocks.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { Life } from '../life/life.ts';

/** The tools of acts that are given as commands. A server that runs carries out what is announced. */
export function toolsOf(db: Db, rules: PlaceRules, outbox = new Outbox()) {
  return { db, outbox, life: new Life(outbox, rules) };
}

/** @returns false if there is no such thing */
export const isDone = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'not_found') return false;
      throw error;
    },
  );
