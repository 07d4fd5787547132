import { Link } from '../../ui/link/link.tsx';

/** The number of a footnote, which leads to the evidence of the claim. A claim without a footnote has none. */
export const NoteLink = ({ note }: { note: number | undefined }) =>
  note !== undefined && (
    <sup>
      <Link to={`/evidence#note-${note}`}>※{note}</Link>
    </sup>
  );
