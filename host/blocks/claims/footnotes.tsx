import { Phrases } from '../../ui/phrases/phrases.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import styles from './footnotes.module.css';

/** The footnotes of claims, and a link to the evidence. */
export function Footnotes({ notes, className }: { notes: readonly string[]; className: string | undefined }) {
  return (
    <p className={className}>
      {notes.map((note) => (
        <span className={styles.note} key={note}>
          <Phrases>{note}</Phrases>
        </span>
      ))}
      <EvidenceLink />
    </p>
  );
}
