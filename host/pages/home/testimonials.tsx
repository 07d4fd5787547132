import { PEOPLE } from '#art/index/people.ts';
import type { PublishedVoice } from '#contract/site-content.ts';
import { Section } from '#host/blocks/section/section.tsx';
import type { Voice } from '#host/blocks/voices/voice.ts';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { ExampleMark } from '#host/ui/example-mark/example-mark.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { TESTIMONIALS, VOICES_BLOCK } from './messages.ts';
import styles from './testimonials.module.css';

/** What customers said; until somebody did, examples with drawn portraits, which a note says are illustrations. */
export function Testimonials({ published }: { published: readonly PublishedVoice[] }) {
  const isExample = published.length === 0;
  const voices: readonly (PublishedVoice & Partial<Voice>)[] = isExample ? TESTIMONIALS : published;
  return (
    <Section {...VOICES_BLOCK}>
      <ul className={styles.testimonials}>
        {voices.map(({ portrait, title, text, person }) => (
          <li className={styles.card} key={title}>
            {portrait && (
              <ArtDrawing drawing={PEOPLE[portrait as keyof typeof PEOPLE]} height={96} decorative />
            )}
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
