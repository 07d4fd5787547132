import type { Article } from '../posts/post.ts';
import { ARTICLE } from './messages.ts';
import styles from './sources.module.css';

/** The sources of an article, and the day on which somebody last checked it against them. */
export function Sources({ sources, reviewed }: Pick<Article, 'sources' | 'reviewed'>) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources-title">
      <h2 id="sources-title">{ARTICLE.sources}</h2>
      <p>{ARTICLE.sourcesNote}</p>
      <ul>
        {sources.map(({ title, publisher, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
            </a>
            {publisher && publisher !== title && <span>（{publisher}）</span>}
          </li>
        ))}
      </ul>
      {reviewed && (
        <p>
          {ARTICLE.reviewed} <time dateTime={reviewed.replaceAll('.', '-')}>{reviewed}</time>
        </p>
      )}
    </section>
  );
}
