import { useId } from 'react';
import { Phrases } from '../phrases/phrases.tsx';
import { StoreLinks } from '../store-links/store-links.tsx';
import { AppCarousel } from './app-carousel.tsx';
import { MESSAGES } from './messages.ts';
import { PainPoints } from './pain-points.tsx';

/** The companion app for calling tradespeople: the problems that it solves, its functions, and the download. */
export function CompanionApp() {
  const titleId = useId();
  return (
    <div className="companion-app">
      <PainPoints />
      <section className="companion-app__feature" aria-labelledby={titleId}>
        <h3 id={titleId} className="companion-app__title">
          <span className="companion-app__name">
            <Phrases>{MESSAGES.name}</Phrases>
          </span>
          <Phrases>{MESSAGES.featureTitle}</Phrases>
        </h3>
        <p className="companion-app__lead">
          <Phrases>{MESSAGES.featureLead}</Phrases>
        </p>
        <AppCarousel />
      </section>
      <StoreLinks />
    </div>
  );
}
