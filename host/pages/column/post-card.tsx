import { href } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './post-card.module.css';
import { PostTitle } from './post-title.tsx';
import type { Post } from './posts/post.ts';

/** The picture of a post, or a plain background where there is none. */
export function PostPicture({ post, eager }: { post: Post; eager?: boolean }) {
  const { image } = post;
  if (!image) return <span className={classes(styles.picture, styles.noPicture)} aria-hidden="true" />;
  return (
    <img
      className={styles.picture}
      data-of-editor
      src={image.src}
      alt=""
      width={image.width ?? 800}
      height={image.height ?? 600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

const LOOKS = { lead: styles.lead, card: undefined, row: styles.row };

interface PostCardProps {
  post: Post;
  /** `lead`: across the page; `row`: small, beside its picture. On a phone all but the lead are rows. */
  look: keyof typeof LOOKS;
}

export function PostCard({ post, look }: PostCardProps) {
  const { slug, title, excerpt, date, categories } = post;
  return (
    <article>
      <Link to={href('/column/:slug', { slug })} className={classes(styles.link, LOOKS[look])}>
        <PostPicture post={post} eager={look === 'lead'} />
        <div className={styles.words}>
          <span className={styles.meta}>
            {categories[0] && <span className={styles.category}>{categories[0].name}</span>}
            {date && <time dateTime={date.replaceAll('.', '-')}>{date}</time>}
          </span>
          <h2 className={styles.title}>
            <PostTitle>{title}</PostTitle>
          </h2>
          <p className={styles.excerpt}>{excerpt}</p>
        </div>
      </Link>
    </article>
  );
}
