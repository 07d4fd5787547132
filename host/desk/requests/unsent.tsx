import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { addressOf } from '../parts/list-query.ts';
import parts from '../parts/shared.module.css';
import { UNSENT as WORDS } from './messages.ts';

interface UnsentProps {
  unsent: AnswerOfAct<'readUnsent'>;
  shop: string;
  maySend: boolean;
  /** Mail to the shop would not arrive. */
  isUnreachable: boolean;
  /** The list stands below. */
  isInList?: boolean;
}

/** The mails that a shop did not get, with the button that sends them again. */
export function Unsent({ unsent, shop, maySend, isUnreachable, isInList = false }: UnsentProps) {
  const { count, left_out: leftOut } = unsent;
  const leftCount = leftOut.reduce((sum, one) => sum + one.count, 0);
  if (count + leftCount === 0) return null;
  return (
    <section aria-labelledby="unsent" className={parts.panel}>
      <h2 id="unsent">{WORDS.title}</h2>
      {count > 0 && <p>{isUnreachable ? WORDS.first : WORDS.lead}</p>}
      {count > 0 && maySend && !isUnreachable && (
        <form method="post" className={parts.buttons}>
          <input type="hidden" name="shop" value={shop} />
          <button type="submit" name="intent" value="unsent" className={buttonClass('ink', 'small')}>
            {WORDS.send(count)}
          </button>
        </form>
      )}
      {leftCount > 0 && (
        <>
          <p className={parts.note}>{WORDS.leftOut(leftCount)}</p>
          <ul className={parts.note}>
            {leftOut.map(({ why, count: one }) => (
              <li key={why}>{WORDS.why(why, one)}</li>
            ))}
          </ul>
        </>
      )}
      {!isInList && (
        <p>
          <Link to={addressOf(DESK_PAGES.deliveries, { shop, state: 'dead' })}>{WORDS.list}</Link>
        </p>
      )}
    </section>
  );
}
