import { Link } from 'react-router';
import { CLAIMS_BLOCK } from './messages.ts';

/** The footnotes of claims, and the way to what they rest on. */
export function Footnotes({ notes, className }: { notes: readonly string[]; className: string | undefined }) {
  return (
    <p className={className}>
      {notes.join('　')}　<Link to="/evidence">{CLAIMS_BLOCK.evidence}</Link>
    </p>
  );
}
