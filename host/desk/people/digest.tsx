import { keysOf } from '#contract/base/keys.ts';
import { WAITING, waitingRow } from '#contract/desk/waiting.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import styles from './hours.module.css';
import { SELF } from './messages.ts';

/** The things of which the mail counts how many wait. */
const LABELS = keysOf(WAITING)
  .filter((what) => waitingRow(what).endedBy)
  .map((what) => WAITING[what].label);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Chooses the hours of the mail about what waits. */
export const Digest = ({ hours }: { hours: readonly number[] }) => (
  <section aria-labelledby="digest" className={parts.list}>
    <h2 id="digest">{SELF.digest.title}</h2>
    <p className={parts.note}>
      <Phrases>{SELF.digest.lead(LABELS)}</Phrases>
    </p>
    <form method="post" className={parts.form} key={hours.join()}>
      <fieldset className={styles.hours}>
        <legend>{SELF.digest.hours}</legend>
        {HOURS.map((hour) => (
          <label key={hour}>
            <input type="checkbox" name="hour" value={hour} defaultChecked={hours.includes(hour)} />
            {SELF.digest.hour(hour)}
          </label>
        ))}
      </fieldset>
      <button type="submit" name="intent" value="digest" className={buttonClass('line', 'small')}>
        {SELF.digest.submit}
      </button>
    </form>
  </section>
);
