import { href } from 'react-router';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { Streamed } from '../../blocks/streamed/streamed.tsx';
import { redirectPastEnd, requirePage } from '../../data/list-page.ts';
import { type CallOutcome, callOutcome } from '../../data/outcome.ts';
import { categoryLabel } from '../../frame/labels.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { type Site, siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Link } from '../../ui/link/link.tsx';
import { FailedNotice, Loading, Notice } from '../../ui/notice/notice.tsx';
import type { Route } from './+types/category.ts';
import styles from './column.module.css';
import { CategoryChips, Listing } from './listing.tsx';
import { COLUMN } from './messages.ts';
import { loadCategories, loadListing, type PostListing } from './posts/load-posts.server.ts';
import type { PostTerm } from './posts/post.ts';

interface Found {
  term: PostTerm;
  listing: Promise<CallOutcome<PostListing>>;
}

async function findCategory(site: Site, request: Request, slug: string, page: number): Promise<Found | null> {
  const term = (await loadCategories(site)).find((candidate) => candidate.slug === slug);
  if (!term) return null;
  const listing = loadListing(site, request, { page, category: term.id });
  return { term, listing: callOutcome('articles of a category', listing) };
}

/**
 * The name of a category. Its slug is not shown: an address may have any words.
 * @returns null if there is no category with this slug, undefined if the content API does not say
 */
async function nameOf(slug: string, found: Promise<CallOutcome<Found | null>>) {
  const label = categoryLabel(slug);
  if (label !== undefined) return label;
  const result = await found;
  return result.ok ? (result.value?.term.name ?? null) : undefined;
}

/** An unknown category is not an error of the loader: the page itself shows it (document 1, section 8). */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = requirePage(url);
  const slug = params.categorySlug;
  const listing = callOutcome('category', findCategory(site, request, slug, page));
  const category = page > 1 ? await listing : undefined;
  if (category?.ok && category.value)
    await redirectPastEnd(url, page, category.value.listing, ({ totalPages }) => totalPages);
  const name = await nameOf(slug, listing);
  return { page, slug, name, found: listing, categories: callOutcome('categories', loadCategories(site)) };
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  crumb: ({ loaderData }) => loaderData?.name ?? COLUMN.categories,
  paged: true,
  contents: ['articles'],
};

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) => {
  const slug = params.categorySlug;
  const name = loaderData?.name;
  if (typeof name !== 'string')
    return pageMeta(matches, {
      title: name === null ? COLUMN.unknownCategory : COLUMN.title,
      description: COLUMN.description,
      keywords: COLUMN.keywords,
      path: href('/column'),
      noindex: name === null,
    });
  return pageMeta(matches, {
    title: COLUMN.categoryTitle(name),
    keywords: COLUMN.categoryKeywords(name),
    page: loaderData?.page ?? 1,
    description: COLUMN.categoryDescription(name),
    path: href('/column/category/:categorySlug', { categorySlug: slug }),
  });
};

function UnknownCategory() {
  return (
    <Notice title={COLUMN.unknownCategory}>
      <Link className={buttonClass('line', 'small')} to="/column">
        {COLUMN.toColumn}
      </Link>
    </Notice>
  );
}

function EmptyCategory() {
  return (
    <Notice>
      <p>{COLUMN.emptyCategory}</p>
      <Link className={buttonClass('line', 'small')} to="/column">
        {COLUMN.toAll}
      </Link>
    </Notice>
  );
}

export default function ColumnCategory({
  loaderData: { page, slug, name, categories, found },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={typeof name === 'string' ? COLUMN.categoryTitle(name) : COLUMN.title}>
        <div className={styles.tools}>
          <CategoryChips categories={categories} current={slug} />
        </div>
      </PageTitle>
      <div className={styles.body}>
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
