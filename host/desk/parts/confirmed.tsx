import { buttonClass } from '../../ui/button/button.ts';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';

/** Asks in a form whether somebody means an act that cannot be undone. */
export const Confirmed = ({ text = PARTS_WORDS.confirm }: { text?: string }) => (
  <label className={parts.confirm}>
    <input type="checkbox" name="confirmed" required />
    {text}
  </label>
);

/** The answer to it. */
export const isConfirmed = (form: FormData): boolean => form.get('confirmed') === 'on';

interface FinalActProps {
  intent: string;
  uuid: string;
  /** The words of the button, and its name, which tells it from others. */
  text: string;
  label: string;
}

/** An act about one thing that cannot be undone: it opens, and asks. */
export const FinalAct = ({ intent, uuid, text, label }: FinalActProps) => (
  <details className={parts.final}>
    <summary>{text}</summary>
    <form method="post">
      <input type="hidden" name="uuid" value={uuid} />
      <Confirmed />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={buttonClass('line', 'small')}
        aria-label={label}
      >
        {text}
      </button>
    </form>
  </details>
);
