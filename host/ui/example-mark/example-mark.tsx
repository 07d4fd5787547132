import styles from './example-mark.module.css';
import { EXAMPLE } from './messages.ts';

/** Beside what is made up, until there is something real to show. */
export const ExampleMark = () => <span className={styles.mark}>{EXAMPLE.mark}</span>;
