import { Phrases } from '../ui/phrases/phrases.tsx';
import styles from './demo-ribbon.module.css';
import { DEMO_RIBBON } from './messages.ts';

/** Above every page, as long as the site has no operator. */
export function DemoRibbon() {
  return (
    <section className={styles.ribbon} aria-label={DEMO_RIBBON.label}>
      <p>
        <Phrases>{DEMO_RIBBON.text}</Phrases>
      </p>
    </section>
  );
}
