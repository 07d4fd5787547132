import { RESULTS } from '#art/index/results.ts';
import { FaqList, faqFacts } from '#host/blocks/faq/faq-list.tsx';
import { Reasons } from '#host/blocks/reasons/reasons.tsx';
import { Section } from '#host/blocks/section/section.tsx';
import { Streamed } from '#host/blocks/streamed/streamed.tsx';
import { shownVoices } from '#host/blocks/voices/shown-voices.server.ts';
import { organisationFacts, websiteFacts } from '#host/frame/facts.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { StructuredData } from '#host/frame/structured-data.tsx';
import { siteContext } from '#host/settings/context.ts';
import { useSite } from '#host/settings/use-site.ts';
import { EmptyNotice, FailedNotice, Loading } from '#host/ui/notice/notice.tsx';
import type { Route } from './+types/home.ts';
import { CategoryList } from './category-list.tsx';
import { Hero } from './hero.tsx';
import { HowTo } from './how-to.tsx';
import { loadHome } from './load-home.server.ts';
import { FAQ_BLOCK, HOME, HOME_FAQ, RECENT, TESTIMONIALS } from './messages.ts';
import { PartnerShops } from './partner-shops.tsx';
import { RecentList } from './recent-list.tsx';
import { RESULT_SLIDES } from './result-slides.ts';
import { Results, ResultsCarousel } from './results-carousel.tsx';
import { StrengthenedCategories } from './strengthened-categories.tsx';
import { Testimonials } from './testimonials.tsx';

/** How many results the home page shows. */
const RESULTS_SHOWN = 6;

/** Words and pictures that only this page has come as data: its HTML holds them already, its scripts need not. */
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
  const { recent, count, recommended, newest, results, reasonsPicture, slides, faqs, voices } = loaderData;
  const site = useSite();
  return (
    <>
      <Hero />
      <StrengthenedCategories />
      <Reasons picture={reasonsPicture} />
      {results.length > 0 ? <Results results={results} /> : <ResultsCarousel slides={slides} />}
      <Section title={RECENT.title} head="aside">
        <Streamed
          data={recent}
          loading={<Loading text={RECENT.loading} />}
          failed={<FailedNotice>{RECENT.failed}</FailedNotice>}
        >
          {(entries) =>
            entries.length > 0 ? <RecentList entries={entries} /> : <EmptyNotice>{RECENT.empty}</EmptyNotice>
          }
        </Streamed>
      </Section>
      <HowTo />
      <CategoryList />
      <PartnerShops count={count} recommended={recommended} newest={newest} />
      <Section {...FAQ_BLOCK} ground="sand" head="aside">
        <FaqList faqs={faqs} />
      </Section>
      <Testimonials voices={voices} />
      <StructuredData facts={[organisationFacts(site), websiteFacts(site), faqFacts(faqs)]} />
    </>
  );
}
