import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import inputStyles from '../../ui/form/input.module.css';
import { PARTS_WORDS } from './messages.ts';
import { wordOf } from './word-of.ts';

/** The days that are chosen, in words. */
export const daysChosen = (days: string | undefined): string | undefined =>
  wordOf(PARTS_WORDS.daysText, days);

/** The days that figures cover if nobody chooses. */
export const USUAL_DAYS: string = PARTS_WORDS.daysText[FIGURE_DAYS[0]];

/** Chooses how many days the figures cover. */
export const DaysSelect = ({ days }: { days: string | undefined }) => (
  <label>
    {PARTS_WORDS.days}
    <select
      className={inputStyles.input}
      name="days"
      key={days}
      defaultValue={days ?? String(FIGURE_DAYS[0])}
    >
      {FIGURE_DAYS.map((one) => (
        <option key={one} value={one}>
          {PARTS_WORDS.daysText[one]}
        </option>
      ))}
    </select>
  </label>
);
