import type { CaseSide } from '#contract/life/cases.ts';
import type { ShownCase } from '#server/quotes/link-acts.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { momentText } from '../follow-up/moments.ts';
import styles from './cases.module.css';
import { CASES } from './messages.ts';

/** The id of the part of the page that has the cases. */
export const CASES_ID = 'cases';

/** The case waits for the words of this side. */
export const isAskedOf = ({ state, asked }: ShownCase, side: CaseSide): boolean =>
  state === 'awaited' && asked === side;

/** At the head of a page: the cases that wait for the words of its reader, with the way to them. */
export function AskedCases({ side, cases }: { side: CaseSide; cases: readonly ShownCase[] }) {
  const own = cases.filter((one) => isAskedOf(one, side));
  if (own.length === 0) return null;
  return (
    <ul className={styles.asked}>
      {own.map(({ uuid, until }) => (
        <li key={uuid}>
          <a href={`#${CASES_ID}`}>
            <Phrases>{CASES.awaited(until ? momentText(until) : '')}</Phrases>
          </a>
        </li>
      ))}
    </ul>
  );
}
