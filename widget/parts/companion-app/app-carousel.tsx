import { Carousel } from '../carousel/carousel.tsx';
import { Phrases } from '../phrases/phrases.tsx';
import { APP_CAROUSEL, APP_STEPS } from './messages.ts';
import { StepDrawing } from './step-drawing.tsx';

/** The companion app in eight steps (document 2, section 9). */
export function AppCarousel() {
  const slides = APP_STEPS.map(({ key, title, text }, index) => ({
    key,
    content: (
      <>
        <StepDrawing step={key} />
        <p className="app-step__number" aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </p>
        <h4 className="app-step__title">
          <Phrases>{title}</Phrases>
        </h4>
        <p className="app-step__text">{text}</p>
      </>
    ),
  }));
  return <Carousel slides={slides} words={APP_CAROUSEL} />;
}
