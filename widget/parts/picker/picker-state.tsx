import { translated } from '#contract/language/words.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import { COMMON } from '../messages.ts';
import { MESSAGES } from './messages.ts';

/** Shown while a list loads. */
export function PickerLoading() {
  return (
    <p className="picker-state" role="status">
      {COMMON.loading}
    </p>
  );
}

interface PickerFailureProps {
  message?: string;
  /** Loads the page again, which keeps the answers (document 2, section 8). */
  onRetry: () => void;
}

/** A list that could not be loaded, or is empty. */
export function PickerFailure({ message, onRetry }: PickerFailureProps) {
  return (
    <div className="picker-state">
      <p className={message ? 'picker-state__error' : ''} role="alert">
        {message ? CALL_MESSAGES.catalogue.pickerError(message) : MESSAGES.empty}
      </p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {COMMON.retry}
      </button>
    </div>
  );
}

/** A list that waits for the question above it. */
export function PickerWaiting({ message }: { message: string }) {
  return (
    <p className="picker-state" role="status">
      {translated(message)}
    </p>
  );
}
