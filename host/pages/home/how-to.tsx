import { STEPS } from '#art/index/steps.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import styles from './how-to.module.css';
import { HOW_TO } from './messages.ts';

export function HowTo() {
  return (
    <Section {...HOW_TO} center>
      <ol className={styles.steps}>
        {HOW_TO.steps.map(({ title, text }, index) => (
          <li className={styles.step} key={title}>
            <ArtDrawing drawing={STEPS[`step-${(index + 1) as 1 | 2 | 3}`]} decorative />
            <p className={styles.number} lang="en">
              Step {index + 1}
            </p>
            <h3>
              <Phrases>{title}</Phrases>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
