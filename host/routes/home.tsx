import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { outcome } from '../api/outcome.ts';
import { productApi } from '../api/product.ts';
import { FaqList, faqFacts } from '../blocks/faq-list.tsx';
import { Hero } from '../blocks/hero.tsx';
import {
  CategoryList,
  HowTo,
  Reasons,
  ResultsCarousel,
  StrengthenedCategories,
  Testimonials,
} from '../blocks/home-sections.tsx';
import { FAQ_BLOCK } from '../blocks/messages.ts';
import { PartnerShops } from '../blocks/partner-shops.tsx';
import { RecentList } from '../blocks/recent-list.tsx';
import { Section } from '../blocks/section.tsx';
import { EmptyNotice, FailedNotice, Loading, Streamed } from '../blocks/streamed.tsx';
import { HOME_FAQ } from '../content/faq.ts';
import { HOME, RECENT } from '../content/home.ts';
import { Page } from '../shell/page.tsx';
import type { PageHandle } from '../shell/tag-manager.tsx';
import { siteContext } from '../site/context.ts';
import { organisationFacts, websiteFacts } from '../site/facts.ts';
import { pageMeta, rootDataOf } from '../site/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const api = productApi(context.get(siteContext));
  return {
    recent: outcome('recent appraisals', api.recentAppraisals()),
    count: outcome('partner count', api.partnerCount()),
    recommended: outcome('recommended shops', api.recommendedShops()),
    newest: outcome('newest shops', api.newestShops()),
  };
}

/** Recorded under a name of its own (document 1, section 2: home). */
export const handle: PageHandle = { pageView: HOME.pageView };

export const meta: MetaFunction = ({ matches }) => {
  const root = rootDataOf(matches);
  return pageMeta(matches, {
    title: root ? `${HOME.title} | ${root.settings.productName}` : HOME.title,
    full: true,
    description: HOME.description,
    keywords: HOME.keywords,
    path: '/',
    facts: root ? [organisationFacts(root), websiteFacts(root), faqFacts(HOME_FAQ)] : [],
  });
};

export default function Home() {
  const { recent, count, recommended, newest } = useLoaderData<typeof loader>();
  return (
    <Page tone="dark" breadcrumbs={false}>
      <Hero />
      <StrengthenedCategories />
      <Reasons />
      <ResultsCarousel />
      <Section eyebrow={RECENT.eyebrow} title={RECENT.title}>
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
      <Section {...FAQ_BLOCK} ground="sand">
        <FaqList faqs={HOME_FAQ} />
      </Section>
      <Testimonials />
    </Page>
  );
}
