import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Heading } from '../posts/post.ts';
import { ARTICLE } from './messages.ts';
import styles from './table-of-contents.module.css';

const DEEPER = { 2: undefined, 3: styles.entry3, 4: styles.entry4 };

/** Opens and closes, with or without scripts. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <details className={styles.contents} open>
      <summary className={styles.title}>
        {ARTICLE.contents}
        <Icon name="down" />
      </summary>
      <nav aria-label={ARTICLE.contents}>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li className={classes(styles.entry, DEEPER[level])} key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
