import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { classes } from '../classes.ts';
import { PauseButton } from '../pause-button/pause-button.tsx';
import styles from './carousel.module.css';
import { CarouselDots } from './carousel-dots.tsx';
import { CAROUSEL } from './messages.ts';

interface CarouselProps {
  /** The content of the carousel, for screen readers. */
  label: string;
  className?: string | undefined;
  /** Milliseconds that each slide stays. */
  delay: number;
  /** Pixels between slides. */
  gap: number;
  /** Slides in view; `auto` leaves their width to the stylesheet. */
  perView?: number | 'auto';
  /** Dots that can be clicked. */
  pagination?: boolean;
  /** Only while this media query matches. Otherwise the stylesheet lays out the slides. */
  when?: string;
  children: readonly ReactNode[];
}

const CALM = '(prefers-reduced-motion: reduce)';

/** Swiper is loaded only when a carousel is looked at. Until then, and without scripts, the row scrolls by hand. */
async function start(element: HTMLElement, { delay, gap, perView = 'auto' }: CarouselProps) {
  const { createSwiper } = await import('./create-swiper.ts');
  if (!element.isConnected) return undefined;
  return createSwiper(element, { delay: matchMedia(CALM).matches ? undefined : delay, gap, perView });
}

interface Watch {
  start: () => void;
  stop: () => void;
}

/** Starts when the element is well in view and the media query matches. Stops when the query no longer matches. */
function whileWanted(element: Element, query: string | undefined, { start, stop }: Watch): () => void {
  const media = query ? matchMedia(query) : undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '0px 0px -15%' },
  );
  const look = () => {
    observer.disconnect();
    stop();
    if (media?.matches !== false) observer.observe(element);
  };
  look();
  media?.addEventListener('change', look);
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', look);
    stop();
  };
}

export function Carousel(props: CarouselProps) {
  const { label, className, children, pagination, when } = props;
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [playing, setPlaying] = useState(true);
  const options = useRef(props);
  options.current = props;

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let made: Swiper | undefined;
    // Counts the stops, so that a Swiper that arrives after one is destroyed.
    let turn = 0;
    return whileWanted(element, when, {
      start: async () => {
        const mine = turn;
        const fresh = await start(element, options.current).catch(() => undefined);
        if (mine !== turn) {
          fresh?.destroy(true, true);
          return;
        }
        made = fresh;
        setPlaying(true);
        setSwiper(fresh);
      },
      stop: () => {
        turn += 1;
        made?.destroy(true, true);
        made = undefined;
        setSwiper(undefined);
      },
    });
  }, [when]);

  const moves = swiper !== undefined && !swiper.isLocked && !matchMedia(CALM).matches;
  return (
    // A group, not a landmark: the section around it already is one.
    <div
      role="group"
      className={classes(styles.carousel, className)}
      aria-roledescription={CAROUSEL.role}
      aria-label={label}
    >
      {/* Until Swiper starts, it scrolls, also by the arrow keys. */}
      <div className="swiper" ref={row} tabIndex={swiper ? undefined : 0}>
        <ul className="swiper-wrapper">
          {Children.map(children, (child) => (
            <li className="swiper-slide">{child}</li>
          ))}
        </ul>
      </div>
      {(pagination || moves) && (
        <div className={styles.controls}>
          {moves && (
            <PauseButton
              playing={playing}
              words={CAROUSEL}
              onToggle={() => {
                if (playing) swiper.autoplay.stop();
                else swiper.autoplay.start();
                setPlaying(!playing);
              }}
            />
          )}
          {pagination && swiper && <CarouselDots swiper={swiper} />}
        </div>
      )}
    </div>
  );
}
