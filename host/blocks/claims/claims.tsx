import { Phrases } from '../../ui/phrases/phrases.tsx';
import { NoteLink } from './note-link.tsx';

interface Claim {
  label: string;
  value: string;
  /** Number of the footnote with the evidence of the claim; 0 for none. */
  note: number;
  /** The whole claim for screen readers, where label and value together do not form one. */
  text?: string;
}

/** The claims of the first screen, with the numbers of their footnotes. */
export function Claims({ claims, className }: { claims: readonly Claim[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {claims.map(({ label, value, note, text }) => (
        <li key={label}>
          {text && <span className="visually-hidden">{text}</span>}
          <span>
            <span aria-hidden={text ? true : undefined}>
              <Phrases>{label}</Phrases>
            </span>
            {note > 0 && <NoteLink note={note} />}
          </span>
          <strong aria-hidden={text ? true : undefined}>
            <Phrases>{value}</Phrases>
          </strong>
        </li>
      ))}
    </ul>
  );
}
