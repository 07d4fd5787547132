import { PEOPLE } from '#art/index/people.ts';
import type { PublishedVoice } from '#contract/site-content.ts';
import { Section } from '#host/blocks/section/section.tsx';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { ExampleMark } from '#host/ui/example-mark/example-mark.tsx';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { TESTIMONIALS, VOICES_BLOCK } from './messages.ts';
import styles from './testimonials.module.css';

/** What customers said; until somebody did, examples with drawn portraits, which a note says are illustrations. */
export function Testimonials({ published }: { published: readonly PublishedVoice[] }) {
  if (published.length > 0) {
    return (
      <Section {...VOICES_BLOCK}>
        <ul className={styles.testimonials}>
          {published.map(({ title, text, person }) => (
            <li className={styles.card} key={title}>
              <Words title={title} person={person} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  return (
    <Section {...VOICES_BLOCK}>
      <ul className={styles.testimonials}>
        {TESTIMONIALS.map(({ portrait, title, text, person }) => (
          <li className={styles.card} key={portrait}>
            <ArtDrawing drawing={PEOPLE[portrait as keyof typeof PEOPLE]} height={96} decorative />
            <Words title={title} person={person} example />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Phrases>{VOICES_BLOCK.note}</Phrases>
      </p>
    </Section>
  );
}

function Words({ title, person, example }: { title: string; person: string; example?: boolean }) {
  return (
    <div>
      <h3>
        <Phrases>{title}</Phrases>
      </h3>
      <p className={styles.person}>
        {person} {example && <ExampleMark />}
      </p>
    </div>
  );
}
