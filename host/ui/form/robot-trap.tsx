import { useState } from 'react';
import { TRAP_LABEL } from './messages.ts';

const TRAP = 'homepage';
const SINCE = 'since';

/**
 * A field that nobody sees and robots fill in, and when the form was shown. Both stay with the site; they are never part
 * of what is passed on.
 */
export function RobotTrap() {
  const [since] = useState(Date.now);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {TRAP_LABEL}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
      {/* What the server wrote stays: the page was shown then. */}
      <input type="hidden" name={SINCE} defaultValue={since} suppressHydrationWarning />
    </div>
  );
}

/**
 * Whether no person can have sent this form. A person who sent it all the same may simply send it again.
 * @param leastMs how long a person takes to fill it in at least
 */
export function isOfRobot(form: FormData, leastMs: number): boolean {
  const since = Number(form.get(SINCE) || Number.NaN);
  if (Number.isNaN(since) || form.get(TRAP) !== '') return true;
  const took = Date.now() - since;
  // The clock of a visitor's device may be ahead.
  return took >= 0 && took < leastMs;
}
