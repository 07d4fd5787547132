import { Link } from 'react-router';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { FailedNotice, Loading, Streamed } from '#host/blocks/streamed/streamed.tsx';
import { type Outcome, outcome } from '#host/data/outcome.ts';
import { categoryLabel } from '#host/frame/labels.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { siteContext } from '#host/settings/context.ts';
import { pageOf } from '#host/ui/pagination/page-numbers.ts';
import { whenWantedChanges } from '#host/ui/revalidate.ts';
import type { Route } from './+types/category.ts';
import { loadCategories, loadListing, type PostListing } from './posts/load-posts.server.ts';
import type { PostTerm } from './posts/post.ts';
import './column.css';
import { CategoryChips, Listing } from './listing.tsx';
import { COLUMN } from './messages.ts';

interface Found {
  term: PostTerm;
  listing: Promise<Outcome<PostListing>>;
}

const pageIn = (url: URL) => pageOf(url.searchParams.get('page')) ?? 1;

/** An unknown category is no error of the loader: the page says so itself (document 1, section 8). */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = pageIn(new URL(request.url));
  const slug = params.categorySlug;
  const terms = loadCategories(site);
  const found = terms.then(async (all): Promise<Found | null> => {
    const term = all.find((candidate) => candidate.slug === slug);
    if (!term) return null;
    const listing = loadListing(site, request, { page, category: term.id });
    return { term, listing: outcome('articles of a category', listing) };
  });
  return { slug, categories: outcome('categories', terms), found: outcome('category', found) };
}

export const shouldRevalidate = whenWantedChanges(pageIn);

const nameOf = (slug: string) => categoryLabel(slug) ?? slug;

export const handle: PageHandle = { crumb: ({ params }) => nameOf(params.categorySlug ?? '') };

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const slug = params.categorySlug;
  const name = nameOf(slug);
  return pageMeta(matches, {
    title: COLUMN.categoryTitle(name),
    description: COLUMN.categoryDescription(name),
    path: `/column/category/${encodeURIComponent(slug)}`,
    noindex: categoryLabel(slug) === undefined,
  });
};

function UnknownCategory() {
  return (
    <div className="notice">
      <p className="notice__title">{COLUMN.unknownCategory}</p>
      <Link className="button button--line button--small" to="/column">
        {COLUMN.toColumn}
      </Link>
    </div>
  );
}

function EmptyCategory() {
  return (
    <div className="notice">
      <p>{COLUMN.emptyCategory}</p>
      <Link className="button button--line button--small" to="/column">
        {COLUMN.toAll}
      </Link>
    </div>
  );
}

export default function ColumnCategory({ loaderData: { slug, categories, found } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle eyebrow={COLUMN.eyebrow} title={COLUMN.categoryTitle(nameOf(slug))}>
        <div className="column-tools">
          <CategoryChips categories={categories} current={slug} />
        </div>
      </PageTitle>
      <div className="column-body">
        <Streamed
          data={found}
          loading={<Loading text={COLUMN.loading} />}
          failed={<FailedNotice>{COLUMN.failed}</FailedNotice>}
        >
          {(category) =>
            category ? <Listing listing={category.listing} empty={<EmptyCategory />} /> : <UnknownCategory />
          }
        </Streamed>
      </div>
    </>
  );
}
