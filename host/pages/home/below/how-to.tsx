import { STEPS } from '#art/index/steps.ts';
import { Section } from '../../../blocks/section/section.tsx';
import { ArtDrawing } from '../../../ui/art-picture/art-picture.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import styles from './how-to.module.css';
import type { HOW_TO } from './messages.ts';

export function HowTo({ words }: { words: typeof HOW_TO }) {
  return (
    <Section title={words.title} lead={words.lead} ground="sand">
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }, index) => (
          <li className={styles.step} key={title}>
            <ArtDrawing drawing={STEPS[`step-${(index + 1) as 1 | 2 | 3}`]} decorative />
            <div>
              <h3>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <Phrases>{title}</Phrases>
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
