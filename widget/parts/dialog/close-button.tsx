import { MESSAGES } from './messages.ts';

/** Closes the dialog or sheet around it. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={MESSAGES.close} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  );
}
