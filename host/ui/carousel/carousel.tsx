import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PauseButton } from '../pause-button/pause-button.tsx';
import styles from './carousel.module.css';
import { CAROUSEL } from './messages.ts';

interface CarouselProps {
  /** The content of the carousel, for screen readers. */
  label: string;
  className?: string | undefined;
  /** Milliseconds that each slide stays. */
  delay: number;
  /** Dots that can be clicked. */
  pagination?: boolean;
  /** Only while this media query matches. Otherwise the stylesheet lays out the slides. */
  when?: string;
  children: readonly ReactNode[];
}

/**
 * A row of slides that scrolls by hand until a visitor looks at it; then it is a carousel (carousel-element.ts). The
 * stylesheet has the width of the slides and, as `--carousel-gap`, what is between them, so they stay where they are.
 */
export function Carousel({ label, className, delay, pagination, when, children }: CarouselProps) {
  return (
    // A group, not a landmark: the section around it already is one.
    <site-carousel
      role="group"
      className={classes(styles.carousel, className)}
      aria-roledescription={CAROUSEL.role}
      aria-label={label}
      data-delay={delay}
      data-when={when}
    >
      {/* Until Swiper starts, it scrolls, also by the arrow keys. */}
      <div className="swiper" tabIndex={0}>
        <ul className="swiper-wrapper">
          {Children.map(children, (child) => (
            <li className="swiper-slide">{child}</li>
          ))}
        </ul>
      </div>
      <div className={styles.controls} data-carousel-controls hidden={!pagination}>
        <PauseButton words={CAROUSEL} hidden />
        {pagination && <div className={styles.dots} data-carousel-dots />}
      </div>
    </site-carousel>
  );
}
