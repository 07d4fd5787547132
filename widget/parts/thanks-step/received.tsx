import { MESSAGES } from './messages.ts';

/** Replaces the thank-you step if that cannot be shown: the request is stored nevertheless. */
export function Received() {
  return (
    <div className="failure" role="status">
      <h2 className="step__title" tabIndex={-1} data-step-heading="">
        {MESSAGES.title}
      </h2>
      <p>{MESSAGES.received}</p>
    </div>
  );
}
