import { TOLD_ANSWERS } from '#contract/life/figures.ts';
import type { ShopAnswers } from '#contract/schemas/site.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './answers.module.css';
import { SHOP } from './shop-messages.ts';

/** How a shop answers requests: the share, and how soon. */
export function Answers({ answers: { percent, hours } }: { answers: ShopAnswers }) {
  const rows = [
    [SHOP.answered, percent.toLocaleString('ja'), '%'],
    ...(hours === null ? [] : [[SHOP.halfWithin, hours.toLocaleString('ja'), SHOP.hoursWithin] as const]),
  ] as const;
  return (
    <section>
      <h2>
        <Phrases>{SHOP.answers}</Phrases>
      </h2>
      <dl className={styles.figures}>
        {rows.map(([label, figure, unit]) => (
          <div key={label}>
            <dt>
              <Phrases>{label}</Phrases>
            </dt>
            <dd>
              {figure}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Phrases>{SHOP.answersNote(TOLD_ANSWERS)}</Phrases>
      </p>
    </section>
  );
}
