import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Contents } from '../contents/contents.tsx';
import styles from './document.module.css';

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

/** The place of a text: on wide screens beside the list of its chapters, or beside their headings where there are few. */
export function DocumentFrame({ id, chapters, className, children }: DocumentFrameProps) {
  const isListed = chapters.length >= LISTED_FROM;
  return (
    <div className={classes(styles.document, isListed ? styles.listed : styles.short)}>
      {isListed && (
        <Contents
          entries={chapters.map(({ id: chapter, title }) => ({ id: chapter, text: title }))}
          className={classes(styles.contents, 'not-printed')}
        />
      )}
      <div id={id} className={classes(styles.chapters, className)}>
        {children}
      </div>
    </div>
  );
}
