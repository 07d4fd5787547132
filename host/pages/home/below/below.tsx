import type { ReactNode } from 'react';
import { BeforeSending } from '../../../blocks/before-sending/before-sending.tsx';
import { FaqList, faqFacts } from '../../../blocks/faq/faq-list.tsx';
import { Reasons } from '../../../blocks/reasons/reasons.tsx';
import { Section } from '../../../blocks/section/section.tsx';
import { Streamed } from '../../../blocks/streamed/streamed.tsx';
import { organisationFacts, websiteFacts } from '../../../frame/facts.ts';
import { StructuredData } from '../../../frame/structured-data.tsx';
import { useSite } from '../../../settings/use-site.ts';
import { EmptyNotice, FailedNotice, Loading } from '../../../ui/notice/notice.tsx';
import type { Route } from '../+types/home.ts';
import { CategoryList } from './category-list.tsx';
import { HowTo } from './how-to.tsx';
import { FAQ_BLOCK, RECENT } from './messages.ts';
import { PartnerShops } from './partner-shops.tsx';
import { RecentList } from './recent-list.tsx';
import { Results, ResultsCarousel } from './results-carousel.tsx';
import { StrengthenedCategories } from './strengthened-categories.tsx';
import { Testimonials } from './testimonials.tsx';

const Recent = ({ children }: { children: ReactNode }) => (
  <Section title={RECENT.title} head="aside">
    {children}
  </Section>
);

/** The home page below its first screen. */
export function Below(data: Route.ComponentProps['loaderData']) {
  const site = useSite();
  const { words, recent, count, recommended, newest, results, reasonsPicture, slides, voices } = data;
  const { categories, beforeSending } = data;
  const { faqs } = words;
  // Until there are results, its links would be those of the slides above.
  const hasIndex =
    categories.length > 0 && (!site.settings.operator || categories.some(({ hasResults }) => hasResults));
  return (
    <>
      {categories.length > 0 && (
        <StrengthenedCategories lead={words.strengthened} categories={categories} hasAreas={data.hasAreas} />
      )}
      <Reasons items={words.reasons} picture={reasonsPicture} linked />
      {beforeSending && <BeforeSending data={beforeSending} isBrief />}
      {results.length > 0 && <Results results={results} lead={words.results} />}
      {results.length === 0 && slides.length > 0 && <ResultsCarousel slides={slides} lead={words.results} />}
      <Streamed
        data={recent}
        loading={
          <Recent>
            <Loading text={RECENT.loading} />
          </Recent>
        }
        failed={
          <Recent>
            <FailedNotice>{RECENT.failed}</FailedNotice>
          </Recent>
        }
      >
        {(entries) =>
          entries.length === 0 && site.settings.operator ? null : (
            <Recent>
              {entries.length > 0 ? (
                <RecentList entries={entries} />
              ) : (
                <EmptyNotice>{RECENT.empty}</EmptyNotice>
              )}
            </Recent>
          )
        }
      </Streamed>
      <HowTo words={words.howTo} />
      {hasIndex && <CategoryList categories={categories} />}
      {data.hasShops && <PartnerShops count={count} recommended={recommended} newest={newest} />}
      <Section {...FAQ_BLOCK} ground="sand" head="aside">
        <FaqList faqs={faqs} />
      </Section>
      {voices.length > 0 && <Testimonials voices={voices} />}
      <StructuredData facts={[organisationFacts(site), websiteFacts(site), faqFacts(faqs)]} />
    </>
  );
}
