import { onTestFinished } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { createLog } from '#server/base/logging.ts';
import type { Patience } from '#server/db/queue.ts';
import type { Outbox } from '#server/deliveries/outbox.ts';
import { type DeliveryOptions, startDeliveries } from '#server/deliveries/start-deliveries.ts';
import type { TestDatabase } from './databases.ts';

/** Short pauses, for tests. */
const IMPATIENT: Patience = { tries: 8, firstPauseS: 1, longestPauseS: 2, silentS: 10 };

/** Carries out deliveries until the test ends. @returns the lines of its log */
export async function deliver(
  { database }: TestDatabase,
  outbox: Outbox,
  env: Record<string, string>,
  options: DeliveryOptions = {},
): Promise<{ lines: string[]; stop(): Promise<void> }> {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const sender = await startDeliveries(database, outbox, readConfig(env), log, {
    patience: IMPATIENT,
    times: { connectMs: 2_000, silenceMs: 2_000 },
    ...options,
  });
  let end: Promise<void> | undefined;
  const stop = () => (end ??= sender.stop());
  onTestFinished(stop);
  return { lines, stop };
}
