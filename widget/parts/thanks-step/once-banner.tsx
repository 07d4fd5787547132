import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

export function OnceBanner() {
  return (
    <div className="once-banner" role="note" data-step-top="">
      <svg className="once-banner__icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16" />
        <circle cx="12" cy="12" r="3.25" />
      </svg>
      <p className="once-banner__text">
        <strong className="once-banner__title">
          <Phrases>{MESSAGES.onceTitle}</Phrases>
        </strong>
        <span className="once-banner__advice">
          <Phrases>{MESSAGES.onceAdvice}</Phrases>
        </span>
      </p>
    </div>
  );
}
