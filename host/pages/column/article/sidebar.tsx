import type { ReactNode } from 'react';
import { href } from 'react-router';
import { Streamed } from '../../../blocks/streamed/streamed.tsx';
import type { Outcome } from '../../../data/outcome.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import { PostPicture } from '../post-card.tsx';
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

function PostLink({ post, large }: { post: Post; large?: boolean }) {
  return (
    <Link
      className={classes(styles.post, large && styles.large)}
      to={href('/column/:slug', { slug: post.slug })}
    >
      <PostPicture post={post} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Phrases>{post.title}</Phrases>
        </span>
        <time dateTime={post.date.replaceAll('.', '-')}>{post.date}</time>
      </span>
    </Link>
  );
}

interface PostsProps {
  answer: SidebarPosts;
  /** The first one is large, or all are numbered. */
  look: 'firstLarge' | 'ranking';
}

function Posts({ answer: { posts, stale }, look }: PostsProps) {
  return (
    <>
      <Again text={SIDEBAR.stale} button={SIDEBAR.refresh} after={stale ? undefined : OLD_MS} />
      {posts.length === 0 && <p className={styles.notice}>{SIDEBAR.empty}</p>}
      <ol className={look === 'ranking' ? styles.ranking : undefined}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostLink post={post} large={look === 'firstLarge' && index === 0} />
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
  latest: Promise<Outcome<SidebarPosts>>;
  popular: Promise<Outcome<SidebarPosts>>;
  /** Counts a view of the article. */
  viewUrl: string;
}

/** The five newest articles, the first one large, and the five most read of the week (document 1, section 2). */
export function Sidebar({ latest, popular, viewUrl }: SidebarProps) {
  const failed = <Again text={SIDEBAR.failed} button={SIDEBAR.retry} />;
  return (
    <aside className={classes(styles.sidebar, 'not-printed')}>
      <Block title={SIDEBAR.latest}>
        <Streamed data={latest} failed={failed}>
          {(answer) => <Posts answer={answer} look="firstLarge" />}
        </Streamed>
      </Block>
      <Block title={SIDEBAR.popular}>
        <Streamed data={popular} failed={failed}>
          {(answer) => (
            <>
              {/* Views are counted only where the list of popular articles has an answer. */}
              <site-view data-url={viewUrl} />
              <Posts answer={answer} look="ranking" />
            </>
          )}
        </Streamed>
      </Block>
    </aside>
  );
}
