import { Icon } from '#host/ui/icon/icon.tsx';
import type { Heading } from '../posts/post.ts';
import { ARTICLE } from './messages.ts';

/** Opens and closes, with or without scripts. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className="contents" open>
      <summary className="contents__title">
        {ARTICLE.contents}
        <Icon name="down" />
      </summary>
      <nav aria-label={ARTICLE.contents}>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li className={`contents__entry contents__entry--${level}`} key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
