import { useEffect, useState } from 'react';
import type { Swiper } from 'swiper';
import styles from './carousel.module.css';
import { CAROUSEL } from './messages.ts';

interface Position {
  /** How far it can be moved, counted in slides. */
  stops: number;
  current: number;
}

const positionOf = ({ snapGrid, snapIndex, isLocked }: Swiper): Position => ({
  stops: isLocked ? 0 : snapGrid.length,
  current: snapIndex,
});

/** A button for each place at which the carousel stops. Those of Swiper need HTML from strings. */
export function CarouselDots({ swiper }: { swiper: Swiper }) {
  const [{ stops, current }, setPosition] = useState(() => positionOf(swiper));
  useEffect(() => {
    const events = 'snapIndexChange snapGridLengthChange lock unlock';
    const look = () => setPosition(positionOf(swiper));
    look();
    swiper.on(events, look);
    return () => void swiper.off(events, look);
  }, [swiper]);
  return (
    <div className={styles.dots}>
      {Array.from({ length: stops }, (_none, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing else
          key={index}
          type="button"
          className={styles.dot}
          aria-label={CAROUSEL.slide(index + 1)}
          aria-current={index === current || undefined}
          onClick={() => swiper.slideTo(index)}
        />
      ))}
    </div>
  );
}
