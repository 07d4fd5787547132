/** `npm run samples`: fills the demonstration with made-up requests. */
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { openReached } from '../db/reach.ts';
import { makeSamples } from '../db/seed/samples/samples.ts';
import { renewSums } from '../figures/day-sums.ts';

const USAGE = 'npm run samples -- [--requests 20000] [--days 90]';

const options = {
  requests: { type: 'string', default: '20000' },
  days: { type: 'string', default: '90' },
} as const;

/** @throws StartError if the text is no such number */
function numberIn(text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  throw new StartError(`${JSON.stringify(text)} is no number from 1 to ${most}.`, USAGE);
}

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  if (positionals.length > 0) throw new StartError(`"${positionals[0]}" is nothing that it knows.`, USAGE);
  if (settings.seed !== 'demo' || settings.site.settings.operator)
    throw new StartError(
      'Made-up requests belong into the demonstration.',
      'Set SEED=demo, and leave out the settings of an operator.',
    );
  const amounts = { requests: numberIn(values.requests, 1_000_000), days: numberIn(values.days, 1000) };
  const database = await openReached(settings);
  try {
    await makeSamples(database.db, amounts);
    await renewSums(database.db);
    console.log(`${amounts.requests} made-up requests of ${amounts.days} days`);
  } finally {
    await database.close();
  }
});
