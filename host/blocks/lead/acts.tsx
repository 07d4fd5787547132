import { COLLEAGUE_ACTS } from '#contract/life/events.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { momentText } from '../follow-up/moments.ts';
import { Part } from '../follow-up/part.tsx';
import styles from './lead.module.css';
import { ACTS } from './messages.ts';

/** The acts of people of the shop, the latest first. Empty before somebody did something. */
export const Acts = ({ acts }: Pick<Lead, 'acts'>) =>
  acts.length > 0 && (
    <Part title={ACTS.title}>
      <ol className={styles.acts}>
        {acts.toReversed().map(({ what, at, by }) => (
          <li key={at + what}>
            <time dateTime={at}>{momentText(at)}</time>
            {by && <b>{ACTS.person(by)}</b>}
            {COLLEAGUE_ACTS[what]}
          </li>
        ))}
      </ol>
    </Part>
  );
