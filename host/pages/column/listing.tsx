import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PendingList } from '../../blocks/pending-list/pending-list.tsx';
import { Streamed } from '../../blocks/streamed/streamed.tsx';
import type { Outcome } from '../../data/outcome.ts';
import { Chips, ChipsPlaceholder } from '../../ui/chips/chips.tsx';
import { FailedNotice, Loading } from '../../ui/notice/notice.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { COLUMN } from './messages.ts';
import styles from './post-card.module.css';
import { PostCard } from './post-card.tsx';
import type { PostCategory, PostListing } from './posts/load-posts.server.ts';

interface CategoryChipsProps {
  categories: Promise<Outcome<readonly PostCategory[]>>;
  /** The slug of the shown category; none for all articles. */
  current?: string;
}

/** Links to the categories that have articles. */
export function CategoryChips({ categories, current }: CategoryChipsProps) {
  return (
    <Streamed data={categories} loading={<ChipsPlaceholder />} failed={<span />}>
      {(terms) => (
        <Chips
          label={COLUMN.categories}
          chips={[
            { to: href('/column'), label: COLUMN.all, isCurrent: current === undefined },
            ...terms
              .filter(({ count }) => count > 0)
              .map(({ slug, name }) => ({
                to: href('/column/category/:categorySlug', { categorySlug: slug }),
                label: name,
                isCurrent: slug === current,
              })),
          ]}
        />
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
              <div className={styles.grid}>
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
