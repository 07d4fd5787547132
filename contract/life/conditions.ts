/** A moment, or null as long as it has not come. */
export type Moment = Date | null;

/** The facts of a thing, by their names. */
export type Facts<Fact extends string> = Readonly<Record<Fact, Moment>>;

/**
 * A question about facts. `holds` answers it here, and the server asks the database the same one: the rows of states
 * are written once and read by both.
 */
export type Condition<Fact extends string> =
  /** The fact is there, and has been for so many minutes. */
  | { readonly has: Fact; readonly minutes: number }
  /** The first fact is there and came after the second, or the second is not there. */
  | { readonly after: readonly [Fact, Fact] }
  | { readonly all: readonly Condition<Fact>[] }
  | { readonly any: readonly Condition<Fact>[] }
  | { readonly not: Condition<Fact> };

export const has = <Fact extends string>(fact: Fact, minutes = 0): Condition<Fact> => ({
  has: fact,
  minutes,
});
export const after = <Fact extends string>(fact: Fact, other: Fact): Condition<Fact> => ({
  after: [fact, other],
});
export const all = <Fact extends string>(...all: readonly Condition<Fact>[]): Condition<Fact> => ({ all });
export const any = <Fact extends string>(...any: readonly Condition<Fact>[]): Condition<Fact> => ({ any });
export const not = <Fact extends string>(not: Condition<Fact>): Condition<Fact> => ({ not });

/** Holds always. */
export const ALWAYS = { all: [] } as const;

export const MINUTE_MS = 60_000;

/** The moment that comes some minutes after another one. */
export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * MINUTE_MS);

/** Whether a condition holds for these facts at a moment. */
export function holds<Fact extends string>(
  condition: Condition<Fact>,
  facts: Facts<Fact>,
  now: Date,
): boolean {
  if ('has' in condition) {
    const moment = facts[condition.has];
    return moment !== null && moment.getTime() + condition.minutes * MINUTE_MS <= now.getTime();
  }
  if ('after' in condition) {
    const [fact, other] = condition.after.map((name) => facts[name]);
    return fact != null && (other == null || fact > other);
  }
  if ('all' in condition) return condition.all.every((one) => holds(one, facts, now));
  if ('any' in condition) return condition.any.some((one) => holds(one, facts, now));
  return !holds(condition.not, facts, now);
}

/** A row of a table of states: the first row whose condition holds is the state. */
export interface StateRow<Fact extends string> {
  readonly when: Condition<Fact>;
}

/** Whether something is in one state of a table: its condition holds, and that of no row before it. */
export function inState<Fact extends string, State extends string>(
  rows: Readonly<Record<State, StateRow<Fact>>>,
  state: State,
): Condition<Fact> {
  const names = Object.keys(rows) as State[];
  const before = names.slice(0, names.indexOf(state)).map((name) => rows[name].when);
  return all(rows[state].when, not(any(...before)));
}

/** Whether something is in one of several states. */
export const inOneOf = <Fact extends string, State extends string>(
  rows: Readonly<Record<State, StateRow<Fact>>>,
  states: readonly State[],
): Condition<Fact> => any(...states.map((state) => inState(rows, state)));
