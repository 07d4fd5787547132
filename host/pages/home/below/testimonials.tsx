import { Section } from '../../../blocks/section/section.tsx';
import type { ShownVoice } from '../../../blocks/voices/voice.ts';
import { ArtDrawing } from '../../../ui/art-picture/art-picture.tsx';
import { ExampleMark } from '../../../ui/example-mark/example-mark.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import { VOICES_BLOCK } from './messages.ts';
import styles from './testimonials.module.css';

/**
 * Voices of customers; as long as there are none, examples with drawn portraits, which a note says are illustrations.
 */
export function Testimonials({ voices }: { voices: readonly ShownVoice[] }) {
  const isExample = voices.some(({ drawing }) => drawing);
  return (
    <Section {...VOICES_BLOCK}>
      <ul className={styles.testimonials}>
        {voices.map(({ drawing, title, text, person }) => (
          <li className={styles.voice} key={title}>
            {drawing && <ArtDrawing drawing={drawing} height={152} decorative />}
            <div>
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p className={styles.person}>
                {person} {isExample && <ExampleMark />}
              </p>
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {isExample && <p className={styles.note}>{VOICES_BLOCK.note}</p>}
    </Section>
  );
}
