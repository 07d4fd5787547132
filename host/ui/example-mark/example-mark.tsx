import styles from './example-mark.module.css';
import { EXAMPLE } from './messages.ts';

/** Marks made-up content, until there is real content. */
export const ExampleMark = () => <span className={styles.mark}>{EXAMPLE.mark}</span>;
