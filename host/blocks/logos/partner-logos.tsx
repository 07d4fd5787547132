import { PARTNERS } from '#art/index/partners.ts';
import type { PublishedLogo } from '#contract/site/site-content.ts';
import { useSite } from '../../settings/use-site.ts';
import { Marquee } from '../marquee/marquee.tsx';
import { Logos } from './logos.tsx';

/** The logos of partner shops, or examples until there is an operator (document 1, section 2). */
export function PartnerLogos({ label, logos }: { label: string; logos: readonly PublishedLogo[] }) {
  const { operator } = useSite().settings;
  if (logos.length > 0) return <Logos label={label} logos={logos} />;
  if (operator) return null;
  return <Marquee label={label} drawings={Object.values(PARTNERS)} example />;
}
