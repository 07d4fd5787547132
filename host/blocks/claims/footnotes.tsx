import { Phrases } from '#host/ui/phrases/phrases.tsx';
import { EvidenceLink } from './evidence-link.tsx';

/** The footnotes of claims, and the way to what they rest on. */
export function Footnotes({ notes, className }: { notes: readonly string[]; className: string | undefined }) {
  return (
    <p className={className}>
      <Phrases>{notes.join('　')}</Phrases>　<EvidenceLink />
    </p>
  );
}
