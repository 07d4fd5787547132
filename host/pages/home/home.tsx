import { RESULTS } from '#art/index/results.ts';
import { withClaims } from '#contract/site/claims.ts';
import { isListEmpty, mostQuotes } from '#contract/site/shop-facts.ts';
import { loadBeforeSending } from '../../blocks/before-sending/load-before-sending.server.ts';
import { areaClaim } from '../../blocks/claims/area-claim.ts';
import type { ShownClaim } from '../../blocks/claims/claims.tsx';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import { REASONS } from '../../blocks/reasons/messages.ts';
import { shownVoices } from '../../blocks/voices/shown-voices.server.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/home.ts';
import { Below } from './below/below.tsx';
import { categoryLinks } from './below/category-links.server.ts';
import { HOME_FAQ, HOW_TO, RESULTS_BLOCK, STRENGTHENED, TESTIMONIALS } from './below/messages.ts';
import { RESULT_SLIDES } from './below/result-slides.ts';
import { HomeHero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';
import { HERO, HOME } from './messages.ts';

/** How many results the home page shows. */
const RESULTS_SHOWN = 6;

/** More of them would stand over the picture. */
const MOST_CLAIMS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { voices, results } = site.content;
  const hasExamples = site.settings.operator === undefined;
  const claims = madeClaims(site);
  const [claimSet, beforeSending] = await Promise.all([claims, loadBeforeSending(site, claims)]);
  const words = withClaims(
    {
      title: HOME.title,
      description: HOME.description,
      hero: HERO,
      reasons: REASONS.items,
      strengthened: STRENGTHENED.lead,
      results: RESULTS_BLOCK.lead,
      howTo: HOW_TO,
      faqs: HOME_FAQ,
    },
    claimSet,
  );
  const area = areaClaim(claimSet.shops);
  const ofHero: readonly ShownClaim[] = words.hero.claims;
  const heroClaims = area && ofHero.length < MOST_CLAIMS ? [...ofHero, area] : ofHero;
  return {
    ...loadHome(site, claimSet.shops?.listed),
    words: { ...words, hero: { ...words.hero, claims: heroClaims } },
    hasShops: !isListEmpty(claimSet.shops),
    hasAreas: site.settings.operator !== undefined && (mostQuotes(claimSet.shops) ?? 0) > 0,
    results: results.slice(0, RESULTS_SHOWN),
    reasonsPicture: RESULTS['achievement-antique-6'],
    slides: hasExamples ? RESULT_SLIDES.map(({ name, label }) => ({ picture: RESULTS[name], label })) : [],
    beforeSending,
    categories: categoryLinks(site, claimSet),
    voices: shownVoices(voices, hasExamples ? TESTIMONIALS : []),
  };
}

/** The page view has a name of its own (document 1, section 2: home). */
export const handle: PageHandle = {
  tone: 'dark',
  breadcrumbs: false,
  pageView: HOME.pageView,
  contents: ['requests', 'shops'],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  return pageMeta(matches, {
    title: loaderData.words.title,
    description: loaderData.words.description,
    keywords: HOME.keywords,
    path: '/',
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero words={loaderData.words.hero} />
      <Below {...loaderData} />
    </>
  );
}
