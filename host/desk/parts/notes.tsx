import type { ReactNode } from 'react';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { PARTS_WORDS } from './messages.ts';
import styles from './notes.module.css';
import parts from './shared.module.css';

interface NotesProps {
  notes: readonly { at: string; by: string; text: string }[];
  /** The form for another one. */
  children?: ReactNode;
}

/** The notes of people at the desk about something. */
export const Notes = ({ notes, children }: NotesProps) => (
  <section aria-labelledby="notes" className={parts.list}>
    <h2 id="notes">{PARTS_WORDS.notes}</h2>
    {notes.length === 0 ? (
      <p className={parts.note}>{PARTS_WORDS.noNotes}</p>
    ) : (
      <ul className={styles.notes}>
        {notes.map(({ at, by, text }) => (
          <li key={at}>
            <p className={parts.note}>
              {by}　<time dateTime={at}>{momentText(at)}</time>
            </p>
            {text}
          </li>
        ))}
      </ul>
    )}
    {children}
  </section>
);
