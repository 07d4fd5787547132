import { useState } from 'react';
import { TRAP as WORDS } from './messages.ts';

const TRAP = 'homepage';
const SINCE = 'since';

/**
 * An invisible field that robots fill in, and the time when the form was shown. Both stay with the site; they are never
 * part of the passed-on data.
 */
export function RobotTrap() {
  const [since] = useState(Date.now);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {WORDS.label}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
      {/* The value of the server stays: the page was shown then. */}
      <input type="hidden" name={SINCE} defaultValue={since} suppressHydrationWarning />
    </div>
  );
}

/**
 * Whether a robot sent this form. A person who is mistaken for one can send it again.
 * @param leastMs the shortest time in which a person fills it in
 */
export function isOfRobot(form: FormData, leastMs: number): boolean {
  const since = Number(form.get(SINCE) || Number.NaN);
  if (Number.isNaN(since) || form.get(TRAP) !== '') return true;
  const elapsedMs = Date.now() - since;
  // The clock of a visitor's device may be ahead.
  return elapsedMs >= 0 && elapsedMs < leastMs;
}
