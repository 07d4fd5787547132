import { RESULTS } from '#art/index/results.ts';
import { shownVoices } from '../../blocks/voices/shown-voices.server.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/home.ts';
import { Below } from './below/below.tsx';
import { HOME_FAQ, TESTIMONIALS } from './below/messages.ts';
import { RESULT_SLIDES } from './below/result-slides.ts';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';
import { HOME } from './messages.ts';

/** How many results the home page shows. */
const RESULTS_SHOWN = 6;

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { voices, results } = site.content;
  return {
    ...loadHome(site),
    results: results.slice(0, RESULTS_SHOWN),
    reasonsPicture: RESULTS['achievement-antique-6'],
    slides: RESULT_SLIDES.map(({ name, label }) => ({ picture: RESULTS[name], label })),
    faqs: HOME_FAQ,
    voices: shownVoices(voices, TESTIMONIALS),
  };
}

/** The page view has a name of its own (document 1, section 2: home). */
export const handle: PageHandle = {
  tone: 'dark',
  breadcrumbs: false,
  pageView: HOME.pageView,
  contents: ['requests', 'shops'],
};

export const meta: Route.MetaFunction = ({ matches }) => {
  return pageMeta(matches, {
    title: HOME.title,
    description: HOME.description,
    keywords: HOME.keywords,
    path: '/',
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Below {...loaderData} />
    </>
  );
}
