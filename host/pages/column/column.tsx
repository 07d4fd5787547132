import { Form } from 'react-router';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { outcome } from '#host/data/outcome.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { siteContext } from '#host/settings/context.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import { pageOf } from '#host/ui/pagination/page-numbers.ts';
import { whenWantedChanges } from '#host/ui/revalidate.ts';
import type { Route } from './+types/column.ts';
import { loadCategories, loadListing } from './posts/load-posts.server.ts';
import './column.css';
import { CategoryChips, Listing } from './listing.tsx';
import { COLUMN } from './messages.ts';

/** Longer ones find nothing. */
const SEARCH_CHARACTERS = 100;

function wantedOf(url: URL) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, SEARCH_CHARACTERS);
  return { page: pageOf(url.searchParams.get('page')) ?? 1, search };
}

export function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const wanted = wantedOf(new URL(request.url));
  return {
    search: wanted.search,
    categories: outcome('categories', loadCategories(site)),
    listing: outcome('articles', loadListing(site, request, wanted)),
  };
}

export const shouldRevalidate = whenWantedChanges(wantedOf);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: COLUMN.title,
    description: COLUMN.description,
    keywords: COLUMN.keywords,
    path: '/column',
  });

export default function Column({ loaderData: { search, categories, listing } }: Route.ComponentProps) {
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
