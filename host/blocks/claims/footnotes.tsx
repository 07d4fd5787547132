import { type Claim, claimRow } from '#contract/site/claims.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { EvidenceLink } from './evidence-link.tsx';
import styles from './footnotes.module.css';

interface FootnotesProps {
  claims: readonly { claim: Claim }[];
  className: string | undefined;
}

/** The footnotes of claims, and a link to the evidence. */
export function Footnotes({ claims, className }: FootnotesProps) {
  const notes = claims.flatMap(({ claim }) => claimRow(claim).footnote ?? []);
  return (
    <p className={className}>
      {notes.map((note) => (
        <span className={styles.note} key={note}>
          <Phrases>{note}</Phrases>
        </span>
      ))}
      <EvidenceLink className={styles.evidence} />
    </p>
  );
}
