import { setTimeout as wait } from 'node:timers/promises';

const ASKED_AGAIN_MS = 200;

/** Asks again until there is an answer; undefined if there is none in time. */
export async function firstAnswer<Answer>(
  ask: () => Promise<Answer | undefined>,
  ms: number,
): Promise<Answer | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await wait(ASKED_AGAIN_MS);
  }
}
