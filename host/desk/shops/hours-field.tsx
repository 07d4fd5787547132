import { CELL_CHARACTERS } from '#contract/base/cells.ts';
import { CLOSED_DAYS, hoursInParts } from '#contract/desk/opening-hours.ts';
import type { ShopColumn } from '#contract/desk/shop-columns.ts';
import inputStyles from '../../ui/form/input.module.css';
import parts from '../parts/shared.module.css';
import { partsOf } from './cell-texts.ts';
import styles from './cells.module.css';
import { type CellFieldProps, Checks, Group } from './choice-field.tsx';
import { CELL_WORDS } from './messages.ts';

/** The times of a day, the days of the week on which it is closed, and further words. */
export function HoursField({ name, cell, ...group }: CellFieldProps & { name: ShopColumn }) {
  const names = partsOf(name);
  const { from, until, closed, more } = hoursInParts(cell);
  return (
    <Group {...group}>
      <div className={styles.times}>
        <label className={parts.labelled}>
          {CELL_WORDS.opens}
          <input className={inputStyles.input} type="time" name={names.from} defaultValue={from} />
        </label>
        <span aria-hidden="true">〜</span>
        <label className={parts.labelled}>
          {CELL_WORDS.closes}
          <input className={inputStyles.input} type="time" name={names.until} defaultValue={until} />
        </label>
      </div>
      <fieldset className={styles.region}>
        <legend>{CELL_WORDS.closed}</legend>
        <Checks name={names.closed} options={CLOSED_DAYS} chosen={closed} />
      </fieldset>
      <label className={parts.labelled}>
        {CELL_WORDS.more}
        <input
          className={inputStyles.input}
          name={names.more}
          defaultValue={more}
          maxLength={CELL_CHARACTERS.line}
          autoComplete="off"
        />
      </label>
    </Group>
  );
}
