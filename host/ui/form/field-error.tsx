import { Phrases } from '../phrases/phrases.tsx';
import styles from './field-error.module.css';

/** The error of a field. Screen readers read it out when it appears. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p className={styles.error} id={id} role="alert">
      {text && <Phrases>{text}</Phrases>}
    </p>
  );
}
