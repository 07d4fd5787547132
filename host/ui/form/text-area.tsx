import { useId } from 'react';
import { Phrases } from '../phrases/phrases.tsx';
import styles from './form.module.css';
import inputStyles from './input.module.css';

interface TextAreaProps {
  name: string;
  label: string;
  /** How long the text may be, and what belongs into it. */
  hint: string;
  limit: number;
  rows: number;
  required?: boolean;
  /** The text at first. */
  value?: string;
}

/** A text of several lines with its label and a hint. The browser checks it. */
export function TextArea({ name, label, hint, limit, rows, required = false, value = '' }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={inputStyles.input}
        id={id}
        name={name}
        rows={rows}
        required={required}
        maxLength={limit}
        defaultValue={value}
        aria-describedby={`${id}-hint`}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        <Phrases>{hint}</Phrases>
      </p>
    </div>
  );
}
