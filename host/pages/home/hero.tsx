import { HEROES } from '#art/index/heroes.ts';
import { Claims, type ShownClaim } from '../../blocks/claims/claims.tsx';
import { Footnotes } from '../../blocks/claims/footnotes.tsx';
import phone from '../../blocks/hero/phone-picture.module.css';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PauseButton } from '../../ui/pause-button/pause-button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './hero.module.css';
import type { HERO } from './messages.ts';

/** Eight items, in the order of the specification (document 1, section 2). */
const SLIDES = ['watch', 'bag', 'jewelry', 'gold', 'alcohol', 'antique', 'camera', 'music'] as const;
const [first, ...others] = SLIDES;

function Slide({ name, isFirst = false }: { name: (typeof SLIDES)[number]; isFirst?: boolean }) {
  return (
    <ArtPicture
      className={classes(styles.slide, isFirst && styles.current)}
      picture={HEROES[`hero-${name}`]}
      phone={HEROES[`hero-${name}-phone`]}
      sizes="(max-width: 1640px) 100vw, 1640px"
      priority={isFirst}
      decorative
    />
  );
}

/** The words of the first screen, with any claims. */
type HeroWords = Omit<typeof HERO, 'claims'> & { claims: readonly ShownClaim[] };

/** The first screen: rotating pictures, the promise, the link to the form. */
export function HomeHero({ words }: { words: HeroWords }) {
  return (
    <section className={classes(styles.hero, phone.hero)} aria-labelledby="hero-title" data-hides-banner>
      <site-slides className={classes(styles.slides, phone.picture, 'not-printed')}>
        <Slide name={first} isFirst />
        {/* The browser loads the others when it is their turn (slides-element.ts). */}
        <template>
          {others.map((name) => (
            <Slide key={name} name={name} />
          ))}
        </template>
      </site-slides>
      <div className={classes(styles.inner, phone.words)}>
        <p className={styles.eyebrow}>
          <Phrases>{words.eyebrow}</Phrases>
        </p>
        <h1 className={styles.title} id="hero-title">
          {words.title.map((line) => (
            <span key={line}>
              <Phrases>{line}</Phrases>
            </span>
          ))}
        </h1>
        <p className={styles.text}>
          <Phrases>{words.text}</Phrases>
        </p>
        <Link className={classes(buttonClass('gold'), styles.button)} to="/form">
          <Phrases>{words.button}</Phrases>
          <Icon name="arrow" />
        </Link>
        <Claims claims={words.claims} className={styles.claims} />
        <Footnotes claims={words.claims} className={styles.notes} />
      </div>
      <PauseButton className={styles.pause} words={words} />
    </section>
  );
}
