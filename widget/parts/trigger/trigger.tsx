import { describedBy } from '../field-frame/field-frame.tsx';
import { COMMON } from '../messages.ts';

interface TriggerProps {
  id: string;
  /** The text of the button: the answer, or an invitation to choose. */
  text: string;
  /** The id of the label that names the button. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  onOpen: () => void;
}

/** The button that opens a dialog in which the seller chooses. */
export function Trigger({ id, text, label, hint, error, onOpen }: TriggerProps) {
  return (
    <button
      type="button"
      id={id}
      className={`input trigger${text ? '' : ' trigger--empty'}`}
      part="trigger"
      aria-haspopup="dialog"
      aria-labelledby={`${label} ${id}-value`}
      onClick={onOpen}
      {...describedBy(id, hint, error)}
    >
      <span id={`${id}-value`} className="trigger__text">
        {text || COMMON.choose}
      </span>
    </button>
  );
}
