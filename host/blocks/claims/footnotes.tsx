import { Link } from 'react-router';
import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { CLAIMS_BLOCK } from './messages.ts';

/** The footnotes of claims, and the way to what they rest on. */
export function Footnotes({ notes, className }: { notes: readonly string[]; className: string | undefined }) {
  return (
    <p className={className}>
      <Phrases>{notes.join('　')}</Phrases>　<Link to="/evidence">{CLAIMS_BLOCK.evidence}</Link>
    </p>
  );
}
