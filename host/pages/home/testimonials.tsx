import { PEOPLE } from '#art/index/people.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { TESTIMONIALS, VOICES_BLOCK } from './messages.ts';
import styles from './testimonials.module.css';

/** Voices with drawn portraits. A note says that they are illustrations. */
export function Testimonials() {
  return (
    <Section {...VOICES_BLOCK}>
      <ul className={styles.testimonials}>
        {TESTIMONIALS.map(({ portrait, title, text, person }) => (
          <li className={styles.card} key={portrait}>
            <ArtDrawing drawing={PEOPLE[portrait as keyof typeof PEOPLE]} height={96} decorative />
            <div>
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p className={styles.person}>{person}</p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{VOICES_BLOCK.note}</p>
    </Section>
  );
}
