import { Link } from '../../ui/link/link.tsx';
import { CLAIMS_BLOCK } from './messages.ts';

/** A link to the evidence of claims. */
export const EvidenceLink = ({ className }: { className?: string | undefined }) => (
  <Link className={className} to="/evidence">
    {CLAIMS_BLOCK.evidence}
  </Link>
);
