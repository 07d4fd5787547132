import type { ReactNode } from 'react';
import { href } from 'react-router';
import { PendingList } from '../../blocks/pending-list/pending-list.tsx';
import { Streamed } from '../../blocks/streamed/streamed.tsx';
import type { CallOutcome } from '../../data/outcome.ts';
import { Chips, ChipsPlaceholder } from '../../ui/chips/chips.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { FailedNotice, Loading } from '../../ui/notice/notice.tsx';
import { PageLinks } from '../../ui/pagination/pagination.tsx';
import columnStyles from './column.module.css';
import { COLUMN } from './messages.ts';
import styles from './post-card.module.css';
import { PostCard } from './post-card.tsx';
import type { PostCategory, PostListing } from './posts/load-posts.server.ts';
import type { Post } from './posts/post.ts';

interface CategoryChipsProps {
  categories: Promise<CallOutcome<readonly PostCategory[]>>;
  /** The slug of the shown category; none for all articles. */
  current?: string;
}

/** How many take three rows on a phone. Of more, those with the most articles are seen, and the others open. */
const SEEN = 12;

/** Links to the categories that have articles. */
export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const chipOf = ({ slug, name }: PostCategory) => ({
    to: href('/column/category/:categorySlug', { categorySlug: slug }),
    label: name,
    isCurrent: slug === current,
  });
  const all = { to: href('/column'), label: COLUMN.all, isCurrent: current === undefined };
  return (
    <Streamed data={categories} loading={<ChipsPlaceholder />} failed={<span />}>
      {(terms) => {
        const { seen, folded } = byWeight(terms, current);
        return (
          <>
            <Chips label={COLUMN.categories} chips={[all, ...seen.map(chipOf)]} />
            {folded.length > 0 && (
              <details className={columnStyles.more}>
                <summary>
                  {COLUMN.moreCategories(folded.length)}
                  <Icon name="down" />
                </summary>
                <nav aria-label={COLUMN.moreCategories(folded.length)}>
                  {folded.map(chipOf).map(({ to, label }) => (
                    <Link to={to} key={to}>
                      {label}
                    </Link>
                  ))}
                </nav>
              </details>
            )}
          </>
        );
      }}
    </Streamed>
  );
}

/** The editor's order stays. The shown category is always seen. */
function byWeight(terms: readonly PostCategory[], current: string | undefined) {
  const filledTerms = terms.filter(({ count }) => count > 0);
  if (filledTerms.length <= SEEN) return { seen: filledTerms, folded: [] };
  const heaviest = filledTerms.toSorted((a, b) => b.count - a.count).slice(0, SEEN);
  const isSeen = (term: PostCategory) => heaviest.includes(term) || term.slug === current;
  return { seen: filledTerms.filter(isSeen), folded: filledTerms.filter((term) => !isSeen(term)) };
}

/** One article across the page, three beside each other, the others in rows: large, dense, quiet. */
const CARDS = 3;

function Posts({ posts: [first, ...others] }: { posts: readonly Post[] }) {
  return (
    <div className={styles.posts}>
      {first && <PostCard post={first} look="lead" />}
      <div className={styles.cards}>
        {others.slice(0, CARDS).map((post) => (
          <PostCard post={post} look="card" key={post.id} />
        ))}
      </div>
      <div className={styles.rows}>
        {others.slice(CARDS).map((post) => (
          <PostCard post={post} look="row" key={post.id} />
        ))}
      </div>
    </div>
  );
}

interface ListingProps {
  page: number;
  listing: Promise<CallOutcome<PostListing>>;
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
              <Posts posts={result.posts} />
              <PageLinks current={page} total={result.totalPages} />
            </>
          );
        }}
      </Streamed>
    </PendingList>
  );
}
