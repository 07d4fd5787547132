import styles from './spinner.module.css';

/** Turns while something loads. Beside a text it is decoration; alone it needs a label. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <span className={styles.spinner} aria-hidden="true" />;
  return <span className={styles.spinner} role="status" aria-label={label} />;
}
