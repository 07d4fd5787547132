import { CALLS, type CallName } from '#contract/calls/index.ts';
import { CheckedApi } from './api.ts';
import { rowOf } from './call-input.ts';
import type { ApiCheck } from './check.ts';
import { anyCall } from './checks/any-call.ts';
import { everyCall } from './checks/every-call.ts';
import { CHECKS } from './checks/index.ts';
import { curl } from './curl.ts';
import { Broken, NotChecked } from './outcome.ts';

export type Verdict = 'holds' | 'broken' | 'not checked';

/** The result of one row. */
export interface Result {
  /** The name of the call in contract/calls, or `server` for rows that belong to no single call. */
  readonly call: GroupName;
  readonly name: string;
  readonly from: string;
  readonly kind: ApiCheck['kind'];
  readonly optional: boolean;
  readonly outcome: Verdict;
  readonly expected?: string;
  readonly got?: string;
  /** The request as a command that repeats it. */
  readonly repeat?: string;
  /** Why the row was not checked. */
  readonly reason?: string;
  /** The row needs --write. */
  readonly needsWrite?: boolean;
  /** The row needs a call that is broken. */
  readonly blocked?: boolean;
}

export type GroupName = CallName | 'server';

export interface Group {
  readonly name: GroupName;
  /** `GET /v1/addresses/cities`, or the name of the group. */
  readonly title: string;
  readonly checks: readonly ApiCheck[];
}

const asOptional = (check: ApiCheck): ApiCheck => ({ ...check, optional: true });

function groupOf(name: CallName): Group {
  const { method, path } = rowOf(name);
  const { checks = [], optional } = CHECKS[name] ?? {};
  const { before, after } = everyCall(name);
  const all = [...before, ...checks, ...after];
  return { name, title: `${method} ${path}`, checks: optional ? all.map(asOptional) : all };
}

/** All rows of the run, grouped by call, in the order of the contract. */
export const GROUPS: readonly Group[] = [
  ...(Object.keys(CALLS) as CallName[]).map(groupOf),
  { name: 'server', title: 'Any call', checks: anyCall },
];

async function outcomeOf(
  check: ApiCheck,
  api: CheckedApi,
): Promise<Pick<Result, 'outcome'> & Partial<Result>> {
  if (check.stores && !api.write)
    return { outcome: 'not checked', reason: 'it stores something', needsWrite: true };
  try {
    await check.run(api);
    return { outcome: 'holds' };
  } catch (error) {
    if (error instanceof NotChecked) {
      const { message, needsWrite, blocked } = error;
      return { outcome: 'not checked', reason: message, needsWrite, blocked };
    }
    if (!(error instanceof Broken)) throw error;
    const { expected, got, sent } = error;
    return { outcome: 'broken', expected, got, ...(sent && { repeat: curl(sent) }) };
  }
}

export interface RunOptions {
  /** Without a slash at the end. */
  readonly base: string;
  readonly write: boolean;
  /** The groups to run. Default: all. */
  readonly only?: readonly GroupName[] | undefined;
  /** Called after each group. */
  readonly onGroup?: (group: Group, results: readonly Result[]) => void;
}

/** Runs the rows one after the other, to put little load on the back end. */
export async function runConformance({ base, write, only, onGroup }: RunOptions): Promise<Result[]> {
  const api = new CheckedApi(base, { write, samples: CHECKS });
  const all: Result[] = [];
  for (const group of GROUPS.filter(({ name }) => !only || only.includes(name))) {
    const results: Result[] = [];
    for (const check of group.checks) {
      const { name, from, kind, optional = false } = check;
      results.push({ call: group.name, name, from, kind, optional, ...(await outcomeOf(check, api)) });
    }
    onGroup?.(group, results);
    all.push(...results);
  }
  return all;
}

/**
 * Whether the back end implements this API. Optional rows do not count. A row that could not be checked because
 * another call is broken counts, because `only` may have left out that call.
 */
export const allHold = (results: readonly Result[]): boolean =>
  results.every(({ outcome, optional, blocked }) => optional || (outcome !== 'broken' && !blocked));
