import { href } from 'react-router';
import { withClaims } from '#contract/site/claims.ts';
import { hasOwnRequests } from '../../blocks/before-sending/load-before-sending.server.ts';
import { beforeSendingFaq } from '../../blocks/before-sending/messages.ts';
import { madeClaims } from '../../blocks/claims/made-claims.server.ts';
import type { Faq as Question } from '../../blocks/faq/faq-entry.ts';
import { FaqList, faqFacts } from '../../blocks/faq/faq-list.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { PageFind } from '../../ui/page-find/page-find.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { HOME_FAQ } from '../home/below/messages.ts';
import { boughtPages } from '../lp/words/bought-pages.ts';
import { STORE_FAQ } from '../store/messages.ts';
import type { Route } from './+types/faq.ts';
import styles from './faq.module.css';
import { FAQ } from './messages.ts';

interface Group {
  id: string;
  title: string;
  faqs: readonly Question[];
}

/** All questions that any page answers. They come as data, so that browsers need not load the words of those pages. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: readonly Group[] }> {
  const site = context.get(siteContext);
  const { settings } = site;
  const claimSet = await madeClaims(site);
  const goods = boughtPages(claimSet).map(([path, page]) => ({
    id: path.replaceAll('/', '-'),
    title: FAQ.of(page.goods),
    faqs: page.faq,
  }));
  return {
    groups: [
      { id: 'sellers', title: FAQ.sellers, faqs: withClaims(HOME_FAQ, claimSet) },
      ...(hasOwnRequests(settings)
        ? [{ id: 'before-sending', title: FAQ.beforeSending, faqs: beforeSendingFaq(settings.disclosure) }]
        : []),
      ...goods,
      { id: 'shops', title: FAQ.shops, faqs: withClaims(STORE_FAQ, claimSet) },
    ],
  };
}

export const handle: PageHandle = { contents: ['shops'] };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...FAQ, path: href('/faq') });

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={FAQ.title} lead={FAQ.lead}>
        <PageFind kind={FAQ.kind} within="answers" parts="details" />
        <nav className={styles.groups} aria-label={FAQ.groups}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageTitle>
      <div className={styles.answers} id="answers">
        {groups.map(({ id, title, faqs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>
              <Phrases>{title}</Phrases>
            </h2>
            <FaqList faqs={faqs} />
          </section>
        ))}
      </div>
      <StructuredData facts={[faqFacts(groups.flatMap(({ faqs }) => faqs))]} />
    </>
  );
}
