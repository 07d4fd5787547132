import { useId } from 'react';
import { StoreLinks } from '../store-links/store-links.tsx';
import { AppCarousel } from './app-carousel.tsx';
import { MESSAGES } from './messages.ts';
import { PainPoints } from './pain-points.tsx';

/** The companion app for calling tradespeople: which problems it solves, what it does, where to download it. */
export function CompanionApp() {
  const titleId = useId();
  return (
    <div className="companion-app">
      <PainPoints />
      <section className="companion-app__feature" aria-labelledby={titleId}>
        <h3 id={titleId} className="companion-app__title">
          <span className="companion-app__name">{MESSAGES.name}</span>
          {MESSAGES.featureTitle}
        </h3>
        <p className="companion-app__lead">{MESSAGES.featureLead}</p>
        <AppCarousel />
      </section>
      <StoreLinks />
    </div>
  );
}
