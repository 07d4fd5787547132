import { Link } from 'react-router';
import { PageTitle } from '#host/blocks/section/section.tsx';
import { FailedNotice, Loading, Streamed } from '#host/blocks/streamed/streamed.tsx';
import { redirectPastEnd, requirePage } from '#host/data/list-page.ts';
import { type Outcome, outcome } from '#host/data/outcome.ts';
import { categoryLabel } from '#host/frame/labels.ts';
import type { PageHandle } from '#host/frame/page-handle.ts';
import { pageMeta } from '#host/frame/page-meta.ts';
import { type Site, siteContext } from '#host/settings/context.ts';
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

async function findCategory(site: Site, request: Request, slug: string, page: number): Promise<Found | null> {
  const term = (await loadCategories(site)).find((candidate) => candidate.slug === slug);
  if (!term) return null;
  const listing = loadListing(site, request, { page, category: term.id });
  return { term, listing: outcome('articles of a category', listing) };
}

/** An unknown category is not an error of the loader: the page itself says so (document 1, section 8). */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = requirePage(url);
  const slug = params.categorySlug;
  const found = outcome('category', findCategory(site, request, slug, page));
  const category = page > 1 ? await found : undefined;
  if (category?.ok && category.value)
    await redirectPastEnd(url, page, category.value.listing, ({ totalPages }) => totalPages);
  return { page, slug, found, categories: outcome('categories', loadCategories(site)) };
}

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

export default function ColumnCategory({
  loaderData: { page, slug, categories, found },
}: Route.ComponentProps) {
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
            category ? (
              <Listing page={page} listing={category.listing} empty={<EmptyCategory />} />
            ) : (
              <UnknownCategory />
            )
          }
        </Streamed>
      </div>
    </>
  );
}
