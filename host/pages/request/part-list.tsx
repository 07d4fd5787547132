import { keysOf } from '#contract/base/keys.ts';
import { isAskedOf } from '../../blocks/cases/asked-cases.tsx';
import { isConcerned } from './concerned.ts';
import { REQUEST } from './messages.ts';
import type { Offered } from './offered.ts';
import { PARTS, type PartName } from './parts.ts';
import styles from './request.module.css';
import type { ShownRequest } from './request-call.server.ts';

interface PartListProps extends Offered {
  request: ShownRequest;
}

/** How many things a part has; 0: it is left out; undefined: it has no count. */
function countsOf({ request, isOpen, isSought }: PartListProps): Record<PartName, number | undefined> {
  const { shops, decided_at: decidedAt } = request;
  const count = (has: (shop: ShownRequest['shops'][number]) => unknown) => shops.filter(has).length;
  const ifOpen = (value: number) => (isOpen ? value : 0);
  const there = (isThere: boolean) => (isThere ? undefined : 0);
  return {
    quotes: count(({ quote }) => quote),
    decision: there(
      isOpen && count(({ may, pending }) => may.includes('choose') || pending?.what === 'refused') > 0,
    ),
    questions: ifOpen(shops.reduce((sum, { questions }) => sum + questions.length, 0)),
    visits: there(isOpen && count(isConcerned) > 0),
    outcomes: ifOpen(count(({ release }) => release)),
    cases:
      shops.flatMap(({ cases }) => cases).filter((one) => isAskedOf(one, 'seller')).length ||
      there(count(({ cases, may_report: reasons }) => cases.length + reasons.length > 0) > 0),
    shops: count(({ quote }) => !quote),
    goods: undefined,
    release: there(isSought && !decidedAt),
    preference: there(isSought),
    endings: undefined,
  };
}

/** The parts of the page, to jump to. */
export function PartList(props: PartListProps) {
  const counts = countsOf(props);
  return (
    <nav className={styles.parts} aria-label={REQUEST.parts}>
      <ul>
        {keysOf(PARTS)
          .filter((name) => counts[name] !== 0)
          .map((name) => (
            <li key={name}>
              <a href={`#${PARTS[name].id}`}>
                {REQUEST.partNames[name]}
                {counts[name] && <small>{counts[name]}</small>}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
