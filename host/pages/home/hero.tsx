import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { HEROES } from '#art/index/heroes.ts';
import { Claims } from '#host/blocks/claims/claims.tsx';
import { ArtPicture } from '#host/ui/art-picture/art-picture.tsx';
import { Icon } from '#host/ui/icon/icon.tsx';
import { PauseButton } from '#host/ui/pause-button/pause-button.tsx';
import { HERO } from './messages.ts';
import './hero.css';

/** Eight goods, in the order of the specification (document 1, section 2). */
const SLIDES = ['watch', 'bag', 'jewelry', 'gold', 'alcohol', 'antique', 'camera', 'music'] as const;
/** Document 1, section 9; the stylesheet fades for 1000 ms. */
const INTERVAL_MS = 6000;
const CALM = '(prefers-reduced-motion: reduce)';

/** Which slide is shown, and which have been asked for: the next one loads while the last is looked at. */
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

/** The first screen: a rotating picture, the promise, the way to the form. */
export function Hero() {
  const { current, loaded, playing, toggle } = useSlides();
  return (
    <section className="hero" aria-labelledby="hero-title" data-hides-banner>
      <div className="hero__slides" aria-hidden="true">
        {SLIDES.slice(0, loaded).map((name, index) => (
          <ArtPicture
            key={name}
            className={`hero__slide${index === current ? ' hero__slide--current' : ''}`}
            picture={HEROES[`hero-${name}`]}
            phone={HEROES[`hero-${name}-phone`]}
            sizes="(max-width: 1640px) 100vw, 1640px"
            priority={index === 0}
            decorative
          />
        ))}
      </div>
      <div className="hero__inner">
        <p className="hero__eyebrow">{HERO.eyebrow}</p>
        <h1 className="hero__title" id="hero-title">
          {HERO.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className="hero__text">{HERO.text}</p>
        <Link className="button button--gold hero__button" to="/form">
          {HERO.button}
          <Icon name="arrow" />
        </Link>
        <Claims claims={HERO.claims} className="hero__claims" />
        <p className="hero__notes">{HERO.notes.join('　')}</p>
      </div>
      <PauseButton className="hero__pause" playing={playing} words={HERO} onToggle={toggle} />
    </section>
  );
}
