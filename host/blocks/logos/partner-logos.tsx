import { PARTNERS } from '#art/index/partners.ts';
import type { PublishedLogo } from '#contract/site-content.ts';
import { Marquee } from '../marquee/marquee.tsx';
import { Logos } from './logos.tsx';

/** The logos of partner shops, or examples until there are any (document 1, section 2). */
export function PartnerLogos({ label, logos }: { label: string; logos: readonly PublishedLogo[] }) {
  if (logos.length > 0) return <Logos label={label} logos={logos} />;
  return <Marquee label={label} drawings={Object.values(PARTNERS)} example />;
}
