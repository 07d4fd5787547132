import { type MouseEvent, useId } from 'react';
import { valuesOfCell } from '#contract/base/cells.ts';
import { keysOf } from '#contract/base/keys.ts';
import { REGIONS } from '#contract/customer/prefectures.ts';
import { WHOLE_COUNTRY } from '#contract/desk/shop-columns.ts';
import { useHydrating } from '../../ui/use-hydrating.ts';
import parts from '../parts/shared.module.css';
import styles from './cells.module.css';
import { type CellFieldProps, Checks, Group } from './choice-field.tsx';
import { CELL_WORDS } from './messages.ts';

/** Ticks all boxes of the region of a button, or none where all are ticked. */
function toggleRegion({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const boxes = [...(currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const areAllTicked = boxes.every((box) => box.checked);
  for (const box of boxes) box.checked = !areAllTicked;
}

/** The whole country, or prefectures by their regions. */
export function AreaField({ name, cell, ...group }: CellFieldProps) {
  const values = valuesOfCell(cell);
  const hasScript = !useHydrating();
  const id = useId();
  return (
    <Group {...group}>
      <div className={styles.area}>
        <Checks name={name} options={[WHOLE_COUNTRY]} chosen={values} />
        {keysOf(REGIONS).map((region, index) => (
          <fieldset key={region} className={styles.region} aria-labelledby={`${id}-${index}`}>
            <p className={styles.regionName}>
              <strong id={`${id}-${index}`}>{region}</strong>
              <button
                type="button"
                className={parts.textButton}
                hidden={!hasScript}
                aria-label={CELL_WORDS.toggle(region)}
                onClick={toggleRegion}
              >
                {CELL_WORDS.toggleAll}
              </button>
            </p>
            <Checks name={name} options={REGIONS[region]} chosen={values} />
          </fieldset>
        ))}
      </div>
    </Group>
  );
}
