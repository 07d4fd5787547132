import { useState } from 'react';
import type { ShopColumn } from '#contract/desk/shop-columns.ts';
import inputStyles from '../../ui/form/input.module.css';
import { useHydrating } from '../../ui/use-hydrating.ts';
import parts from '../parts/shared.module.css';
import { partsOf, spansOf } from './cell-texts.ts';
import styles from './cells.module.css';
import { type CellFieldProps, Group } from './choice-field.tsx';
import { CELL_WORDS } from './messages.ts';

/** Empty rows behind those that are there. */
const SPARE_ROWS = 2;

interface DayProps {
  name: string;
  label: string;
  value: string;
}

const Day = ({ name, label, value }: DayProps) => (
  <input className={inputStyles.input} type="date" name={name} aria-label={label} defaultValue={value} />
);

/** Days and spans of days. An empty row is none. */
export function DaysField({ name, cell, ...group }: CellFieldProps & { name: ShopColumn }) {
  const spans = spansOf(cell);
  const names = partsOf(name);
  const hasScript = !useHydrating();
  const [spareRows, setSpareRows] = useState(SPARE_ROWS);
  return (
    <Group {...group}>
      <ol className={styles.days}>
        {Array.from({ length: spans.length + spareRows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
          <li key={at}>
            <Day name={names.from} label={CELL_WORDS.first(at + 1)} value={spans[at]?.from ?? ''} />
            <span aria-hidden="true">〜</span>
            <Day name={names.until} label={CELL_WORDS.last(at + 1)} value={spans[at]?.until ?? ''} />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={parts.textButton}
        hidden={!hasScript}
        onClick={() => setSpareRows(spareRows + 1)}
      >
        {CELL_WORDS.addRow}
      </button>
    </Group>
  );
}
