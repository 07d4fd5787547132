import { Link } from '../../ui/link/link.tsx';

/** The number of a footnote, which leads to the evidence of the claim. */
export const NoteLink = ({ note }: { note: number }) => (
  <sup>
    <Link to={`/evidence#note-${note}`}>※{note}</Link>
  </sup>
);
