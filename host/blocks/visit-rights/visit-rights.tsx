import { Phrases } from '../../ui/phrases/phrases.tsx';
import { VISIT_RIGHTS } from './messages.ts';
import styles from './visit-rights.module.css';

/** The law about shops that come to the seller's home, near the form in which sellers ask for a visit. */
export function VisitRights() {
  return (
    <aside className={styles.rights} aria-labelledby="visit-rights-title">
      <h2 id="visit-rights-title">
        <Phrases>{VISIT_RIGHTS.title}</Phrases>
      </h2>
      {VISIT_RIGHTS.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </aside>
  );
}
