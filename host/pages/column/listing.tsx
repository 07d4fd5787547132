import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { PendingList } from '#host/blocks/pending-list/pending-list.tsx';
import { FailedNotice, Loading, Streamed } from '#host/blocks/streamed/streamed.tsx';
import type { Outcome } from '#host/data/outcome.ts';
import { Pagination } from '#host/ui/pagination/pagination.tsx';
import { COLUMN } from './messages.ts';
import { PostCard } from './post-card.tsx';
import type { PostCategory, PostListing } from './posts/load-posts.server.ts';

/** Links to the categories; the current one is marked. */
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
                to={href('/column/category/:categorySlug', { categorySlug: slug })}
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

interface ListingProps {
  page: number;
  listing: Promise<Outcome<PostListing>>;
  /** Shown where there are no articles at all. */
  empty: ReactNode;
}

export function Listing({ page, listing, empty }: ListingProps) {
  return (
    <PendingList>
      <Streamed
        data={listing}
        loading={<Loading text={COLUMN.loading} />}
        failed={<FailedNotice>{COLUMN.failed}</FailedNotice>}
      >
        {(result) => {
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
