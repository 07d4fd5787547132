import { useId } from 'react';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

export function PainPoints() {
  const titleId = useId();
  return (
    <section className="pain-points" aria-labelledby={titleId}>
      <h3 id={titleId} className="thanks__section-title">
        <Phrases>{MESSAGES.painTitle}</Phrases>
      </h3>
      <p className="pain-points__lead">
        <Phrases>{MESSAGES.painLead}</Phrases>
      </p>
      {/* Safari drops the role of lists that have no markers. */}
      <ul className="pain-points__list" role="list">
        {MESSAGES.pains.map((pain) => (
          <li key={pain} className="pain-points__item">
            <Phrases>{pain}</Phrases>
          </li>
        ))}
      </ul>

      <ul className="pain-points__services" role="list" aria-label={MESSAGES.servicesLabel}>
        {MESSAGES.services.map((service) => (
          <li key={service} className="pain-points__service">
            {service}
          </li>
        ))}
      </ul>
    </section>
  );
}
