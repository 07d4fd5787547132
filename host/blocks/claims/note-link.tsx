import { Link } from '../../ui/link/link.tsx';

/** The number of a footnote, which leads to what the claim rests on. */
export const NoteLink = ({ note }: { note: number }) => (
  <sup>
    <Link to={`/evidence#note-${note}`}>※{note}</Link>
  </sup>
);
