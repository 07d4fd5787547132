import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the calls of others may wait. */
const TURN_MS = 5;

/** The items one by one, letting calls in between: data are also read while the server answers. */
export async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn();
      began = performance.now();
    }
    yield item;
  }
}
