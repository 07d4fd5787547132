import { useState } from 'react';
import { CarouselButton } from '../carousel/carousel-button.tsx';
import { useSwiper } from '../carousel/use-swiper.ts';
import { APP_STEPS, CAROUSEL } from '../thanks-step/messages.ts';
import { StepDrawing } from './step-drawing.tsx';

/** What the companion app does, in eight steps. It moves only under the seller's hand. */
export function AppCarousel() {
  const { element, inView, atStart, atEnd, previous, next } = useSwiper();
  // Said aloud only after a press of a button, never on load or on every swipe.
  const [announced, setAnnounced] = useState(false);
  const go = (move: () => void) => () => {
    setAnnounced(true);
    move();
  };

  return (
    <div className="thanks-carousel">
      <div ref={element} className="swiper thanks-carousel__swiper">
        {/* Safari takes the role from lists without markers. */}
        <ol className="swiper-wrapper thanks-carousel__slides" role="list">
          {APP_STEPS.map(({ key, title, text }, index) => (
            <li key={key} className="swiper-slide thanks-carousel__slide">
              <div className="thanks-carousel__card">
                <StepDrawing step={key} />
                <p className="thanks-carousel__number" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </p>
                <h4 className="thanks-carousel__title">{title}</h4>
                <p className="thanks-carousel__text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="thanks-carousel__controls">
        <CarouselButton to="previous" label={CAROUSEL.previous} disabled={atStart} onPress={go(previous)} />
        <div className="thanks-carousel__dots" aria-hidden="true">
          {APP_STEPS.map(({ key }, index) => (
            <span key={key} data-in-view={index >= inView.first && index <= inView.last} />
          ))}
        </div>
        <CarouselButton to="next" label={CAROUSEL.next} disabled={atEnd} onPress={go(next)} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {announced && CAROUSEL.shown(inView.first + 1, inView.last + 1, APP_STEPS.length)}
      </p>
    </div>
  );
}
