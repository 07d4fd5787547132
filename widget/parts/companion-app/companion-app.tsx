import { useId } from 'react';
import { StoreLinks } from '../store-links/store-links.tsx';
import { APP } from '../thanks-step/messages.ts';
import { AppCarousel } from './app-carousel.tsx';
import { PainPoints } from './pain-points.tsx';

/** The companion app for calling tradespeople: the trouble it ends, what it does, where to get it. */
export function CompanionApp() {
  const titleId = useId();
  return (
    <div className="thanks-app">
      <PainPoints />
      <section className="thanks-app__feature" aria-labelledby={titleId}>
        <h3 id={titleId} className="thanks-app__title">
          <span className="thanks-app__name">{APP.name}</span>
          {APP.featureTitle}
        </h3>
        <p className="thanks-app__lead">{APP.featureLead}</p>
        <AppCarousel />
      </section>
      <StoreLinks />
    </div>
  );
}
