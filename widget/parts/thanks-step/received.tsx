import { RECEIVED } from './received-messages.ts';

/** Replaces the thank-you step if that cannot be shown: the request is stored nevertheless. */
export function ReceivedStep() {
  return (
    <div className="failure" role="status">
      <h2 className="step__title" tabIndex={-1} data-step-heading="">
        {RECEIVED.title}
      </h2>
      <p>{RECEIVED.received}</p>
    </div>
  );
}
