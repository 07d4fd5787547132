import styles from './demo-ribbon.module.css';
import { DEMO_RIBBON } from './messages.ts';

/** Above every page, as long as nobody answers for the site. */
export function DemoRibbon() {
  return (
    <p className={styles.ribbon} role="note">
      {DEMO_RIBBON}
    </p>
  );
}
