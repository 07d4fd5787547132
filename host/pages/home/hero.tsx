import { useEffect, useState } from 'react';
import { HEROES } from '#art/index/heroes.ts';
import { Claims } from '../../blocks/claims/claims.tsx';
import { Footnotes } from '../../blocks/claims/footnotes.tsx';
import { ArtPicture } from '../../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PauseButton } from '../../ui/pause-button/pause-button.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './hero.module.css';
import { HERO } from './messages.ts';

/** Eight items, in the order of the specification (document 1, section 2). */
const SLIDES = ['watch', 'bag', 'jewelry', 'gold', 'alcohol', 'antique', 'camera', 'music'] as const;
/** Document 1, section 9. The fade of 1000 ms is in the stylesheet. */
const INTERVAL_MS = 6000;
const CALM = '(prefers-reduced-motion: reduce)';

/** The current slide, and how many slides load: the next one loads while the current one is shown. */
function useSlides() {
  const [current, setCurrent] = useState(0);
  const [loaded, setLoaded] = useState(1);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (!playing || matchMedia(CALM).matches) return undefined;
    const begin = setTimeout(() => setLoaded((count) => Math.max(count, 2)), INTERVAL_MS / 2);
    const timer = setInterval(() => {
      if (document.hidden) return;
      setCurrent((slide) => (slide + 1) % SLIDES.length);
      setLoaded((count) => Math.min(count + 1, SLIDES.length));
    }, INTERVAL_MS);
    return () => {
      clearTimeout(begin);
      clearInterval(timer);
    };
  }, [playing]);
  const toggle = () => setPlaying(!playing);
  return { current, loaded: Math.max(loaded, current + 1), playing, toggle };
}

/** The first screen: rotating pictures, the promise, the link to the form. */
export function Hero() {
  const { current, loaded, playing, toggle } = useSlides();
  return (
    <section className={styles.hero} aria-labelledby="hero-title" data-hides-banner>
      <div className={classes(styles.slides, 'not-printed')} aria-hidden="true">
        {SLIDES.slice(0, loaded).map((name, index) => (
          <ArtPicture
            key={name}
            className={classes(styles.slide, index === current && styles.current)}
            picture={HEROES[`hero-${name}`]}
            phone={HEROES[`hero-${name}-phone`]}
            sizes="(max-width: 1640px) 100vw, 1640px"
            priority={index === 0}
            decorative
          />
        ))}
      </div>
      <div className={styles.inner}>
        <p className={styles.eyebrow}>
          <Phrases>{HERO.eyebrow}</Phrases>
        </p>
        <h1 className={styles.title} id="hero-title">
          {HERO.title.map((line) => (
            <span key={line}>
              <Phrases>{line}</Phrases>
            </span>
          ))}
        </h1>
        <p className={styles.text}>
          <Phrases>{HERO.text}</Phrases>
        </p>
        <Link className={classes(buttonClass('gold'), styles.button)} to="/form">
          {HERO.button}
          <Icon name="arrow" />
        </Link>
        <Claims claims={HERO.claims} className={styles.claims} />
        <Footnotes notes={HERO.notes} className={styles.notes} />
      </div>
      <PauseButton className={styles.pause} playing={playing} words={HERO} onToggle={toggle} />
    </section>
  );
}
