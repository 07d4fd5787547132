import { Form } from 'react-router';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { redirectPastEnd, requirePage } from '#host/data/list-page.ts';
import { outcome } from '#host/data/outcome.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { siteContext } from '#host/settings/context.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import type { Route } from './+types/column.ts';
import { loadCategories, loadListing } from './posts/load-posts.server.ts';
import './column.css';
import { CategoryChips, Listing } from './listing.tsx';
import { COLUMN } from './messages.ts';

/** Longer ones find nothing. */
const SEARCH_CHARACTERS = 100;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = requirePage(url);
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, SEARCH_CHARACTERS);
  const listing = outcome('articles', loadListing(site, request, { page, search }));
  await redirectPastEnd(url, page, listing, ({ totalPages }) => totalPages);
  return { page, search, listing, categories: outcome('categories', loadCategories(site)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: COLUMN.title,
    description: COLUMN.description,
    keywords: COLUMN.keywords,
    path: '/column',
  });

export default function Column({ loaderData: { page, search, categories, listing } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        eyebrow={COLUMN.eyebrow}
        title={COLUMN.title}
        lead={search ? COLUMN.found(search) : COLUMN.lead}
      >
        <div className="column-tools">
          <CategoryChips categories={categories} />
          <Form className="column-search" role="search" action="/column">
            <label className="visually-hidden" htmlFor="column-search">
              {COLUMN.searchLabel}
            </label>
            <input
              className="input"
              id="column-search"
              type="search"
              name="search"
              defaultValue={search}
              maxLength={SEARCH_CHARACTERS}
            />
            <button type="submit" className="button button--ink button--small" aria-label={COLUMN.search}>
              <Icon name="search" />
            </button>
          </Form>
        </div>
      </PageTitle>
      <div className="column-body">
        <Listing
          page={page}
          listing={listing}
          empty={
            <div className="notice">
              <p className="notice__title">{COLUMN.empty}</p>
              <p>{COLUMN.emptyText}</p>
            </div>
          }
        />
      </div>
    </>
  );
}
