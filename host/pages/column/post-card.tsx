import { Link } from 'react-router';
import type { Post } from './posts/post.ts';
import './post-card.css';

/** The picture of a post, or a quiet ground where it has none. */
export function PostPicture({ post, eager }: { post: Post; eager?: boolean }) {
  const { image } = post;
  if (!image) return <span className="post-picture post-picture--none" aria-hidden="true" />;
  return (
    <img
      className="post-picture"
      src={image.src}
      alt=""
      width={image.width ?? 800}
      height={image.height ?? 600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

export function PostCard({ post }: { post: Post }) {
  const { slug, title, excerpt, date, categories } = post;
  return (
    <article className="post-card">
      <Link to={`/column/${encodeURIComponent(slug)}`} className="post-card__link">
        <PostPicture post={post} />
        <span className="post-card__meta">
          {categories[0] && <span className="post-card__category">{categories[0].name}</span>}
          {date && <time dateTime={date.replaceAll('.', '-')}>{date}</time>}
        </span>
        <h2 className="post-card__title">{title}</h2>
        <p className="post-card__excerpt">{excerpt}</p>
      </Link>
    </article>
  );
}
