import type { ReactNode } from 'react';
import { HEROES } from '#art/index/heroes.ts';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { classes } from '../../ui/classes.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './hero.module.css';
import phone from './phone-picture.module.css';

type HeroName = keyof typeof HEROES;

interface HeroProps {
  /** The id of the title, which also names the section. */
  id: string;
  /** The name of a picture that has a cut for phones. */
  picture: { [Name in HeroName]: `${Name}-phone` extends HeroName ? Name : never }[HeroName];
  /** Above the title. */
  above?: ReactNode;
  /** The page's h1. */
  lines: readonly string[];
  /**
   * Sets the properties of one hero: `--hero-height`, `--hero-gap`, `--hero-padding` (above and below) and, on wide
   * screens, `--hero-shade`. An element with `order: 2` stands below the picture on a phone.
   */
  className?: string | undefined;
  /** Whether the banner at the bottom of the screen waits until the hero is out of sight. */
  hidesBanner?: boolean;
  children: ReactNode;
}

/** The first screen of a page that starts with a picture: the page's h1 in front of it. */
export function Hero({ id, picture, above, lines, className, hidesBanner, children }: HeroProps) {
  return (
    <section
      className={classes(styles.hero, phone.hero, className)}
      aria-labelledby={id}
      data-hides-banner={hidesBanner ? '' : undefined}
    >
      <ArtPicture
        className={classes(styles.picture, phone.picture, 'not-printed')}
        picture={HEROES[picture]}
        phone={HEROES[`${picture}-phone`]}
        sizes="100vw"
        priority
        decorative
      />
      <div className={classes(styles.inner, phone.words)}>
        {above}
        <h1 className={styles.title} id={id}>
          {lines.map((line) => (
            <span key={line}>
              <Phrases>{line}</Phrases>
            </span>
          ))}
        </h1>
        {children}
      </div>
    </section>
  );
}

export const HeroEyebrow = ({ children }: { children: string }) => (
  <p className={styles.eyebrow}>{children}</p>
);
