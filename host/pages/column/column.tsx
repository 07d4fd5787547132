import { Form, href } from 'react-router';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { redirectPastEnd, requirePage } from '../../data/list-page.ts';
import { callOutcome } from '../../data/outcome.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/column.ts';
import styles from './column.module.css';
import { CategoryChips, Listing } from './listing.tsx';
import { COLUMN } from './messages.ts';
import { loadCategories, loadListing } from './posts/load-posts.server.ts';

/** Longer searches find no article. */
const SEARCH_CHARACTERS = 100;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = requirePage(url);
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, SEARCH_CHARACTERS);
  const listing = callOutcome('articles', loadListing(site, request, { page, search }));
  await redirectPastEnd(url, page, listing, ({ totalPages }) => totalPages);
  return { page, search, listing, categories: callOutcome('categories', loadCategories(site)) };
}

export const handle: PageHandle = { paged: true, contents: ['articles'] };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { page = 1, search = '' } = loaderData ?? {};
  return pageMeta(matches, {
    title: COLUMN.title,
    description: COLUMN.description,
    keywords: COLUMN.keywords,
    path: href('/column'),
    query: { search },
    page,
    // There is no end of words to search for.
    noindex: search !== '',
  });
};

export default function Column({ loaderData: { page, search, categories, listing } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={COLUMN.title} lead={search ? COLUMN.found(search) : COLUMN.lead}>
        <div className={styles.tools}>
          <CategoryChips categories={categories} />
          <Form className={styles.search} role="search" action="/column">
            <label className="visually-hidden" htmlFor="column-search">
              {COLUMN.searchLabel}
            </label>
            <input
              className={inputStyles.input}
              id="column-search"
              placeholder={COLUMN.search}
              type="search"
              name="search"
              defaultValue={search}
              maxLength={SEARCH_CHARACTERS}
            />
            <button type="submit" className={buttonClass('ink', 'small')} aria-label={COLUMN.search}>
              <Icon name="search" />
            </button>
          </Form>
        </div>
      </PageTitle>
      <div className={styles.body}>
        <Listing
          page={page}
          listing={listing}
          empty={
            <Notice title={COLUMN.empty}>
              <p>{COLUMN.emptyText}</p>
            </Notice>
          }
        />
      </div>
    </>
  );
}
