import { href } from 'react-router';
import { Document } from '../../blocks/document/document.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { loadShopFacts } from '../../data/shop-facts.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import type { Route } from './+types/evidence.ts';
import { EVIDENCE, evidenceChapters } from './messages.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, content } = context.get(siteContext);
  return { evidence: content.evidence, shops: await loadShopFacts(api) };
}

export const handle: PageHandle = { cta: false, contents: ['shops'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...EVIDENCE, path: href('/evidence') });

/** The evidence of the site's claims, or a note that they are samples. */
export default function Evidence({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={EVIDENCE.title} lead={EVIDENCE.lead} />
      <Document chapters={evidenceChapters(useSite().settings, loaderData)} />
    </>
  );
}
