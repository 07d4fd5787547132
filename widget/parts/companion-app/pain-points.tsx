import { useId } from 'react';
import { APP } from '../thanks-step/messages.ts';

export function PainPoints() {
  const titleId = useId();
  return (
    <section className="thanks-pain" aria-labelledby={titleId}>
      <h3 id={titleId} className="thanks__section-title">
        {APP.painTitle}
      </h3>
      <p className="thanks-pain__lead">{APP.painLead}</p>
      {/* Safari takes the role from lists without markers. */}
      <ul className="thanks-pain__list" role="list">
        {APP.pains.map((pain) => (
          <li key={pain} className="thanks-pain__item">
            {pain}
          </li>
        ))}
      </ul>

      <ul className="thanks-pain__services" role="list" aria-label={APP.servicesLabel}>
        {APP.services.map((service) => (
          <li key={service} className="thanks-pain__service">
            {service}
          </li>
        ))}
      </ul>
    </section>
  );
}
