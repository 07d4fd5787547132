import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './document.module.css';
import { DOCUMENT } from './messages.ts';

/** A text with fewer chapters is seen at once. */
const LISTED_FROM = 4;

interface DocumentFrameProps {
  /** The id of the element that holds the chapters. */
  id?: string;
  /** The ids of the chapters, and their titles. */
  chapters: readonly { readonly id: string; readonly title: string }[];
  className?: string | undefined;
  children: ReactNode;
}

/** Opens and closes on phones, with or without scripts; on wide screens it stays beside the text. */
const Contents = ({ chapters }: Pick<DocumentFrameProps, 'chapters'>) => (
  <nav className={classes(styles.contents, 'not-printed')} aria-label={DOCUMENT.contents}>
    <details>
      <summary>
        {DOCUMENT.contents}
        <Icon name="down" />
      </summary>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Phrases>{title}</Phrases>
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);

/** The place of a text: beside the list of its chapters, or beside their headings where there are few. */
export function DocumentFrame({ id, chapters, className, children }: DocumentFrameProps) {
  const isListed = chapters.length >= LISTED_FROM;
  return (
    <div className={classes(styles.document, isListed ? styles.listed : styles.short)}>
      {isListed && <Contents chapters={chapters} />}
      <div id={id} className={classes(styles.chapters, className)}>
        {children}
      </div>
    </div>
  );
}
