import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import styles from './requests.module.css';

type DeskRequest = AnswerOfAct<'readRequest'>;
type Mark = DeskRequest['marks'][number];

/** Others who work on the request at this moment. */
export const Presence = ({ present }: Pick<DeskRequest, 'present'>) =>
  present.length > 0 && (
    <ul className={styles.present}>
      {present.map(({ name, at, did }) => (
        <li key={`${name} ${at}`}>
          <Phrases>{did ? WORDS.present.did(name, did) : WORDS.present.reads(name)}</Phrases>
          <time dateTime={at}>{momentText(at)}</time>
        </li>
      ))}
    </ul>
  );

const MarkLine = ({ mark, note, at, by, ended_at: endedAt, ended_by: endedBy }: Mark) => (
  <>
    <b>{REQUEST_MARKS[mark].words}</b>
    <small>
      {WORDS.mark.by(by, momentText(at))}
      {endedAt && `　${WORDS.mark.endedBy(endedBy ?? '', momentText(endedAt))}`}
    </small>
    {note && <p>{note}</p>}
  </>
);

const keyOf = ({ mark, at }: Mark) => `${mark} ${at}`;

/** The marks of a request and the person who has it in hand. Only the desk knows of them. */
export function Hands({
  marks,
  assigned,
  mayEnd,
}: Pick<DeskRequest, 'marks' | 'assigned'> & { mayEnd: boolean }) {
  const marksOn = marks.filter((mark) => mark.ended_at === null);
  const marksOff = marks.filter((mark) => mark.ended_at !== null);
  return (
    <section aria-labelledby="hands" className={parts.list}>
      <h2 id="hands">{WORDS.hands}</h2>
      <p>
        {assigned ? (
          <>
            {WORDS.assign.is(assigned.name)}
            <small className={styles.aside}>{WORDS.assign.by(assigned.by, momentText(assigned.at))}</small>
          </>
        ) : (
          WORDS.assign.isNobody
        )}
      </p>
      {marksOn.length > 0 && (
        <form method="post">
          <input type="hidden" name="intent" value="unmark" />
          <ul className={styles.marks}>
            {marksOn.map((mark) => (
              <li key={keyOf(mark)} data-on>
                <MarkLine {...mark} />
                {mayEnd && (
                  <button
                    type="submit"
                    name="mark"
                    value={mark.mark}
                    className={parts.textButton}
                    aria-label={WORDS.mark.end(REQUEST_MARKS[mark.mark].words)}
                  >
                    {WORDS.mark.endShort}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
      {marksOff.length > 0 && (
        <details className={styles.why}>
          <summary>{WORDS.mark.off(marksOff.length)}</summary>
          <ul className={styles.marks}>
            {marksOff.map((mark) => (
              <li key={keyOf(mark)}>
                <MarkLine {...mark} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
