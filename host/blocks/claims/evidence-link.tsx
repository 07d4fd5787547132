import { Link } from '../../ui/link/link.tsx';
import { CLAIMS_BLOCK } from './messages.ts';

/** The way to what claims rest on. */
export const EvidenceLink = ({ className }: { className?: string | undefined }) => (
  <Link className={className} to="/evidence">
    {CLAIMS_BLOCK.evidence}
  </Link>
);
