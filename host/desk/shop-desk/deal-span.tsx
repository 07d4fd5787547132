import { DESK_PAGES, LEAD_FILE_ROWS } from '#contract/desk/desk.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FilterText } from '../parts/filter-text.tsx';
import parts from '../parts/shared.module.css';
import { DEAL_SPAN as WORDS } from './messages.ts';
import styles from './shop-desk.module.css';

/** The purchases of some days as a file. @param today in Japan */
export const DealSpan = ({ today }: { today: string }) => (
  <details className={styles.span}>
    <summary>{WORDS.title}</summary>
    <form action={DESK_PAGES.dealFile}>
      <FilterText name="from" label={WORDS.from} value={`${today.slice(0, 8)}01`} type="date" />
      <FilterText name="until" label={WORDS.until} value={today} type="date" />
      <button type="submit" className={buttonClass('line', 'small')}>
        {WORDS.save}
      </button>
      <p className={parts.note}>{WORDS.lead(LEAD_FILE_ROWS)}</p>
    </form>
  </details>
);
