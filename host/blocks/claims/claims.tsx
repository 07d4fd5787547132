import { type Claim, claimRow } from '#contract/site/claims.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { NoteLink } from './note-link.tsx';

export interface ShownClaim {
  claim: Claim;
  label: string;
  value: string;
  /** The whole claim for screen readers, where label and value together do not form one. */
  text?: string;
}

/** The claims of the first screen that the site makes, with the numbers of their footnotes. */
export function Claims({
  claims,
  className,
}: {
  claims: readonly ShownClaim[];
  className: string | undefined;
}) {
  if (claims.length === 0) return null;
  return (
    <ul className={className}>
      {claims.map(({ claim, label, value, text }) => (
        <li key={label}>
          {text && <span className="visually-hidden">{text}</span>}
          <span>
            <span aria-hidden={text ? true : undefined}>
              <Phrases>{label}</Phrases>
            </span>
            <NoteLink note={claimRow(claim).note} />
          </span>
          <strong aria-hidden={text ? true : undefined}>
            <Phrases>{value}</Phrases>
          </strong>
        </li>
      ))}
    </ul>
  );
}
