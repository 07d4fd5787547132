import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PendingList } from '#host/blocks/pending-list/pending-list.tsx';
import { FailedNotice, Loading, Streamed } from '#host/blocks/streamed/streamed.tsx';
import type { Outcome } from '#host/data/outcome.ts';
import { BeyondLast } from '#host/ui/pagination/beyond-last.tsx';
import { pageOf } from '#host/ui/pagination/page-numbers.ts';
import { Pagination } from '#host/ui/pagination/pagination.tsx';
import { useTidyAddress } from '#host/ui/use-tidy-address.ts';
import { COLUMN } from './messages.ts';
import { PostCard } from './post-card.tsx';
import type { PostCategory, PostListing } from './posts/load-posts.server.ts';

/** Links to the categories; the one that is shown is marked. */
export function CategoryChips({
  categories,
  current,
}: {
  categories: Promise<Outcome<readonly PostCategory[]>>;
  current?: string;
}) {
  return (
    <Streamed data={categories} loading={<div className="chips chips--waiting" />} failed={<span />}>
      {(terms) => (
        <nav className="chips" aria-label={COLUMN.categories}>
          <Link className="chip" to="/column" aria-current={current === undefined ? 'page' : undefined}>
            {COLUMN.all}
          </Link>
          {terms
            .filter(({ count }) => count > 0)
            .map(({ id, slug, name }) => (
              <Link
                className="chip"
                key={id}
                to={`/column/category/${encodeURIComponent(slug)}`}
                aria-current={slug === current ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
        </nav>
      )}
    </Streamed>
  );
}

/** The address always names the page (document 1, section 4): where it does not, or makes no sense, it is replaced. */
function useReplacedPage(): number {
  const [query] = useSearchParams();
  const page = pageOf(query.get('page'));
  const tidy = new URLSearchParams(query);
  tidy.set('page', '1');
  useTidyAddress(page === undefined ? `?${tidy}` : undefined);
  return page ?? 1;
}

interface ListingProps {
  listing: Promise<Outcome<PostListing>>;
  /** Shown where there is no article at all. */
  empty: ReactNode;
}

export function Listing({ listing, empty }: ListingProps) {
  const page = useReplacedPage();
  return (
    <PendingList>
      <Streamed
        data={listing}
        loading={<Loading text={COLUMN.loading} />}
        failed={<FailedNotice>{COLUMN.failed}</FailedNotice>}
      >
        {(result) => {
          if (result.kind === 'beyond') return <BeyondLast last={result.last} />;
          if (result.posts.length === 0) return empty;
          return (
            <>
              <div className="post-grid">
                {result.posts.map((post) => (
                  <PostCard post={post} key={post.id} />
                ))}
              </div>
              <Pagination current={page} total={result.totalPages} />
            </>
          );
        }}
      </Streamed>
    </PendingList>
  );
}
