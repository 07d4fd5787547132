import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import parts from '../parts/shared.module.css';
import { Time } from '../parts/table.tsx';
import styles from './cases.module.css';
import { CASE as WORDS } from './messages.ts';

type Words = AnswerOfAct<'showCase'>['words'];

/** The name of the one who wrote something, and to whom. */
function byOf({ side, to, by }: Words[number]): string {
  const name = by ? `${WORDS.by[side]}（${by}）` : WORDS.by[side];
  return side === 'operator' ? `${name}　${WORDS.to[to ?? 'both']}` : name;
}

/** All that was written about a case, in order of time. */
export const CaseWords = ({ words }: { words: Words }) => (
  <section aria-labelledby="words">
    <h2 id="words">{WORDS.words}</h2>
    {words.length === 0 ? (
      <p className={parts.note}>{WORDS.noWords}</p>
    ) : (
      <ol className={styles.words}>
        {words.map((one) => (
          <li key={one.uuid} data-side={one.side}>
            <p className={parts.note}>
              {byOf(one)}　<Time at={one.at}>{momentText(one.at)}</Time>
              {one.passed_at && `　${WORDS.passed(momentText(one.passed_at))}`}
            </p>
            <p className={styles.text}>{one.text}</p>
          </li>
        ))}
      </ol>
    )}
  </section>
);
