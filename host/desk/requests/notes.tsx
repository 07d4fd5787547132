import { NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

interface NotesProps {
  notes: AnswerOfAct<'readRequest'>['notes'];
  mayNote: boolean;
  failed: string | undefined;
}

/** The notes of people at the desk. */
export const Notes = ({ notes, mayNote, failed }: NotesProps) => (
  <section aria-labelledby="notes" className={parts.list}>
    <h2 id="notes">{WORDS.notes}</h2>
    {notes.length === 0 ? (
      <p className={parts.note}>{WORDS.noNotes}</p>
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
    {mayNote && (
      <form method="post" className={parts.form} key={notes.length}>
        {failed && <FormFailure>{failed}</FormFailure>}
        <TextArea
          name="text"
          label={WORDS.note.label}
          hint={WORDS.notesLead}
          limit={NOTE_CHARACTERS}
          rows={3}
          required
        />
        <button type="submit" name="intent" value="note" className={buttonClass('line', 'small')}>
          {WORDS.note.submit}
        </button>
      </form>
    )}
  </section>
);
