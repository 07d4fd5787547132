import parts from './shared.module.css';

interface OneActProps {
  intent: string;
  uuid: string;
  /** The words of the button, and its name, which tells it from others. */
  text: string;
  label: string;
}

/** A button for one act about one thing. */
export const OneAct = ({ intent, uuid, text, label }: OneActProps) => (
  <form method="post">
    <input type="hidden" name="uuid" value={uuid} />
    <button type="submit" name="intent" value={intent} className={parts.textButton} aria-label={label}>
      {text}
    </button>
  </form>
);
