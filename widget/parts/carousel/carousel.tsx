import { type ReactNode, useState } from 'react';
import { CarouselButton } from './carousel-button.tsx';
import { useSwiper } from './use-swiper.ts';

interface CarouselProps {
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  words: {
    /** Names the carousel. */
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** Which slides are in view, counted from 1. */
    readonly shown: (first: number, last: number, all: number) => string;
  };
}

/** Cards side by side, as many as fit. They move only when the seller swipes or presses a button. */
export function Carousel({ slides, words }: CarouselProps) {
  const { element, inView, atStart, atEnd, previous, next } = useSwiper(words.label);
  // Announced only after a button was pressed, never on load and not on every swipe.
  const [isAnnounced, setIsAnnounced] = useState(false);
  const go = (move: () => void) => () => {
    setIsAnnounced(true);
    move();
  };

  return (
    <div className="carousel">
      <div ref={element} className="swiper carousel__swiper">
        {/* Safari drops the role of lists that have no markers. */}
        <ol className="swiper-wrapper carousel__slides" role="list">
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide carousel__slide">
              <div className="carousel__card">{content}</div>
            </li>
          ))}
        </ol>
      </div>
      <div className="carousel__controls">
        <CarouselButton to="previous" label={words.previous} disabled={atStart} onPress={go(previous)} />
        <div className="carousel__dots" aria-hidden="true">
          {slides.map(({ key }, index) => (
            <span key={key} data-in-view={index >= inView.first && index <= inView.last} />
          ))}
        </div>
        <CarouselButton to="next" label={words.next} disabled={atEnd} onPress={go(next)} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isAnnounced && words.shown(inView.first + 1, inView.last + 1, slides.length)}
      </p>
    </div>
  );
}
