import type { ReactNode } from 'react';
import { DESK_PAGES, NOTE_CHARACTERS } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { Confirmed } from '../parts/confirmed.tsx';
import { MARK_OPTIONS } from '../parts/options.ts';
import parts from '../parts/shared.module.css';
import type { Answer } from './answer.ts';
import { CorrectFields } from './contact.tsx';
import { Hearers } from './hearers.tsx';
import { REQUEST_WORDS as WORDS } from './messages.ts';
import type { Panel } from './panels.ts';
import { PersonSelect } from './person-select.tsx';
import styles from './requests.module.css';

interface OpenPanelProps {
  panel: Panel;
  request: AnswerOfAct<'readRequest'>;
  /** Of a panel whose act tells others; null: the act is not possible. */
  look: AnswerOfAct<'lookAtAct'> | null | undefined;
  /** The shop of `pass`. */
  shop: string | undefined;
  colleagues: AnswerOfAct<'readColleagues'>['people'];
  answer: Answer;
}

/** The fields of an act, where it has some. */
function fieldsOf({ panel, request, shop, colleagues, answer }: OpenPanelProps): ReactNode {
  const { note } = WORDS;
  switch (panel) {
    case 'correct':
      return <CorrectFields values={answer.values} problems={answer.problems} />;
    case 'note':
      return (
        <TextArea
          name="text"
          label={note.label}
          hint={WORDS.notesLead}
          limit={NOTE_CHARACTERS}
          rows={3}
          required
          value={answer.text ?? ''}
        />
      );
    case 'mark':
      return (
        <>
          <Choices
            type="radio"
            name="mark"
            legend={WORDS.mark.which}
            options={MARK_OPTIONS}
            chosen={answer.mark ? [answer.mark] : []}
          />
          <TextArea
            name="text"
            label={WORDS.mark.note}
            hint={WORDS.notesLead}
            limit={NOTE_CHARACTERS}
            rows={2}
            value={answer.text ?? ''}
          />
        </>
      );
    case 'assign':
      return <PersonSelect people={colleagues} chosen={answer.person ?? request.assigned?.uuid ?? ''} />;
    case 'pass':
      return <input type="hidden" name="shop" value={shop} />;
    case 'erase':
      return <Confirmed />;
    default:
      return null;
  }
}

/** One act about the request: its meaning, who hears of it, its fields and its button. */
export function OpenPanel(props: OpenPanelProps) {
  const { panel, request, look, shop, answer } = props;
  const { title, text, submit } = WORDS[panel];
  const shopName = request.matched.find(({ uuid }) => uuid === shop)?.name ?? '';
  const isPossible = look !== null && !look?.nothing;
  return (
    <section id="act" aria-labelledby="act-title" className={styles.panel}>
      <h2 id="act-title">{panel === 'pass' ? WORDS.pass.of(shopName) : title}</h2>
      {answer.of === panel && answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      <p className={parts.note}>
        <Phrases>{text}</Phrases>
      </p>
      {isPossible ? (
        <form
          method="post"
          action={panel === 'export' ? `${DESK_PAGES.requests}/${request.uuid}/export` : undefined}
          className={parts.form}
          noValidate={panel === 'correct'}
        >
          <input type="hidden" name="seen" value={request.version} />
          {look && <Hearers look={look} kind={request.kind} />}
          {fieldsOf(props)}
          <p className={parts.buttons}>
            <button type="submit" name="intent" value={panel} className={buttonClass('ink', 'small')}>
              {submit}
            </button>
            <Link className={parts.textButton} to={`${DESK_PAGES.requests}/${request.uuid}`}>
              {WORDS.close}
            </Link>
          </p>
        </form>
      ) : (
        <p>{WORDS.impossible}</p>
      )}
    </section>
  );
}
