import { type ReactNode, useEffect, useState } from 'react';
import { href, useRevalidator } from 'react-router';
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

function useOld(posts: unknown): boolean {
  const [old, setOld] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setOld(posts), OLD_MS);
    return () => clearTimeout(timer);
  }, [posts]);
  return old === posts;
}

function Again({ text, button }: { text: string; button: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <button
        type="button"
        className={buttonClass('line', 'small')}
        disabled={state !== 'idle'}
        onClick={() => void revalidate()}
      >
        {button}
      </button>
    </div>
  );
}

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
  const old = useOld(posts);
  return (
    <>
      {(stale || old) && <Again text={SIDEBAR.stale} button={SIDEBAR.refresh} />}
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
}

/** The five newest articles, the first one large, and the five most read of the week (document 1, section 2). */
export function Sidebar({ latest, popular }: SidebarProps) {
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
          {(answer) => <Posts answer={answer} look="ranking" />}
        </Streamed>
      </Block>
    </aside>
  );
}
