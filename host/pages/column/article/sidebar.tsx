import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Streamed } from '../../../blocks/streamed/streamed.tsx';
import type { CallOutcome } from '../../../data/outcome.ts';
import { useSite } from '../../../settings/use-site.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Loading } from '../../../ui/notice/notice.tsx';
import { PostPicture } from '../post-card.tsx';
import { PostTitle } from '../post-title.tsx';
import type { SidebarPosts } from '../posts/load-posts.server.ts';
import type { Post } from '../posts/post.ts';
import { SIDEBAR } from './messages.ts';
import styles from './sidebar.module.css';

/** After this time, a tab that stays open shows old content. */
const OLD_MS = 30 * 60_000;

interface AgainProps {
  text: string;
  button: string;
  /** Milliseconds after which it is shown (old-element.ts); at once where it is left out. */
  after?: number | undefined;
}

const Again = ({ text, button, after }: AgainProps) => (
  <site-old className={styles.notice} role="alert" data-after={after} hidden={after !== undefined}>
    <p>{text}</p>
    <button type="button" className={buttonClass('line', 'small')} data-retry>
      {button}
    </button>
  </site-old>
);

interface PostLinkProps {
  post: Post;
  /** A number stands in the place of the picture. */
  isRanked?: boolean;
}

function PostLink({ post, isRanked }: PostLinkProps) {
  return (
    <Link className={styles.post} to={href('/column/:slug', { slug: post.slug })}>
      {!isRanked && <PostPicture post={post} />}
      <span className={styles.text}>
        <span className={styles.title}>
          <PostTitle>{post.title}</PostTitle>
        </span>
        <time dateTime={post.date.replaceAll('.', '-')}>{post.date}</time>
      </span>
    </Link>
  );
}

/** The first one is large, or all are numbered. */
const LOOKS = { firstLarge: styles.firstLarge, ranking: styles.ranking };

interface PostsProps {
  posts: readonly Post[];
  stale: boolean;
  look: keyof typeof LOOKS;
}

function Posts({ posts, stale, look }: PostsProps) {
  return (
    <>
      <Again text={SIDEBAR.stale} button={SIDEBAR.refresh} after={stale ? undefined : OLD_MS} />
      {posts.length === 0 && <p className={styles.notice}>{SIDEBAR.empty}</p>}
      <ol className={LOOKS[look]}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostLink post={post} isRanked={look === 'ranking'} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.blockTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface SidebarProps {
  latest: Promise<CallOutcome<SidebarPosts>>;
  popular: Promise<CallOutcome<SidebarPosts>>;
  /** Counts a view of the article. */
  viewUrl: string;
}

/** The five newest articles, the first one large, and the five most read of the week (document 1, section 2). */
export function Sidebar({ latest, popular, viewUrl }: SidebarProps) {
  const { operator } = useSite().settings;
  const failure = <Again text={SIDEBAR.failed} button={SIDEBAR.retry} />;
  return (
    <aside className={classes(styles.sidebar, 'not-printed')}>
      <Block title={SIDEBAR.latest}>
        <Streamed data={latest} failed={failure}>
          {({ posts = [], stale }) => <Posts posts={posts} stale={stale} look="firstLarge" />}
        </Streamed>
      </Block>
      <Streamed
        data={popular}
        loading={
          <Block title={SIDEBAR.popular}>
            <Loading />
          </Block>
        }
        failed={<Block title={SIDEBAR.popular}>{failure}</Block>}
      >
        {({ posts, stale }) =>
          posts && (
            <>
              {/* Views are counted only where the list of popular articles has an answer. */}
              <site-view data-url={viewUrl} />
              {(posts.length > 0 || !operator) && (
                <Block title={SIDEBAR.popular}>
                  <Posts posts={posts} stale={stale} look="ranking" />
                </Block>
              )}
            </>
          )
        }
      </Streamed>
    </aside>
  );
}
