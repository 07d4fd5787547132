import { href } from 'react-router';
import { hasOwnRequests } from '../../blocks/before-sending/load-before-sending.server.ts';
import { beforeSendingFaq } from '../../blocks/before-sending/messages.ts';
import type { Faq as Question } from '../../blocks/faq/faq-entry.ts';
import { FaqList, faqFacts } from '../../blocks/faq/faq-list.tsx';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { StructuredData } from '../../frame/structured-data.tsx';
import { siteContext } from '../../settings/context.ts';
import { HOME_FAQ } from '../home/below/messages.ts';
import { LANDING_PAGES } from '../lp/words/index.ts';
import type { LandingPage } from '../lp/words/landing-page.ts';
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
export function loader({ context }: Route.LoaderArgs): { groups: readonly Group[] } {
  const { settings } = context.get(siteContext);
  const goods = Object.entries<LandingPage>(LANDING_PAGES).map(([path, page]) => ({
    id: path.replaceAll('/', '-'),
    title: FAQ.of(page.goods),
    faqs: page.faq,
  }));
  return {
    groups: [
      { id: 'sellers', title: FAQ.sellers, faqs: HOME_FAQ },
      ...(hasOwnRequests(settings)
        ? [{ id: 'before-sending', title: FAQ.beforeSending, faqs: beforeSendingFaq(settings.disclosure) }]
        : []),
      ...goods,
      { id: 'shops', title: FAQ.shops, faqs: STORE_FAQ },
    ],
  };
}

export const handle: PageHandle = { contents: [] };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...FAQ, path: href('/faq') });

export default function Faq({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={FAQ.title} lead={FAQ.lead}>
        <nav className={styles.groups} aria-label={FAQ.groups}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageTitle>
      <div className={styles.answers}>
        {groups.map(({ id, title, faqs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <FaqList faqs={faqs} />
          </section>
        ))}
      </div>
      <StructuredData facts={[faqFacts(groups.flatMap(({ faqs }) => faqs))]} />
    </>
  );
}
