import { parseArgs } from 'node:util';
import { DOMAINS } from '#contract/calls/index.ts';
import { GROUPS, type GroupName } from './run.ts';

export const USAGE = `npm run conformance -- https://api.example [--write] [--json FILE] [--only NAME,…]

Makes every call of the product API, valid and invalid, and prints which rows of the specification hold.

  --write       also makes the calls that store something; the stored data is marked
  --json FILE   also writes the results to a file
  --only NAMES  only these calls (submitRequest) or groups of calls (addresses), separated by commas

The exit status is 0 if all rows hold, 1 if some do not, 2 if the run was not possible.`;

/** The run cannot start; the message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Arguments {
  readonly base: string;
  readonly write: boolean;
  readonly json: string | undefined;
  readonly only: readonly GroupName[] | undefined;
}

function readBase(text: string | undefined): string {
  if (!text) throw new UsageError('Which back end? Give its URL, such as https://api.example.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`“${text}” is not an http or https URL.`);
  if (url.search || url.hash)
    throw new UsageError(
      `“${text}” has a query or a fragment. Give a URL without them, because paths are added to it.`,
    );
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Names of calls and of groups of calls. */
function readOnly(text: string | undefined): GroupName[] | undefined {
  if (text === undefined) return;
  const groupsByName = new Map<string, GroupName[]>(GROUPS.map(({ name }) => [name, [name]]));
  for (const [domain, rows] of Object.entries(DOMAINS)) {
    if (!groupsByName.has(domain)) groupsByName.set(domain, Object.keys(rows) as GroupName[]);
  }
  return text.split(',').flatMap((name) => {
    const names = groupsByName.get(name.trim());
    if (names) return names;
    throw new UsageError(`--only: “${name}” is none of ${[...groupsByName.keys()].join(', ')}.`);
  });
}

/** @throws UsageError */
export function parseArguments(args: readonly string[]): Arguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  if (positionals.length > 1) throw new UsageError(`One URL at a time, not ${positionals.join(' ')}.`);
  return {
    base: readBase(positionals[0]),
    write: values.write ?? false,
    json: values.json,
    only: readOnly(values.only),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: 'boolean' },
        json: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
