import { translated } from '#contract/language/words.ts';
import { QUESTION_LIMITS } from '#contract/life/follow-up.ts';
import { placeRow } from '#contract/life/place-states.ts';
import type { OwnRequest, Question } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import type { OwnShop } from './compare-quotes.ts';
import { QUESTIONS } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

interface AnswerFormProps {
  question: Question;
  asked: RequestAsked;
}

function AnswerForm({ question: { uuid, answer }, asked }: AnswerFormProps) {
  return (
    <FollowUpForm asked={asked} className={styles.form}>
      <input type="hidden" name="question" value={uuid} />
      <TextArea
        name="text"
        label={QUESTIONS.answer}
        hint={QUESTIONS.hint(QUESTION_LIMITS.text)}
        limit={QUESTION_LIMITS.text}
        rows={3}
        required
        value={answer ?? ''}
      />
      <p>
        <Submit asked={asked} look={answer === null ? 'ink' : 'line'}>
          {QUESTIONS.submit}
        </Submit>
      </p>
    </FollowUpForm>
  );
}

interface AskedProps extends AnswerFormProps {
  shop: OwnShop;
}

/** The answer, and the form for it as long as the shop would read it. */
function Asked({ shop, question, asked }: AskedProps) {
  const { text, answer, held_back } = question;
  const isRead = placeRow(shop.state).sees;
  return (
    <li className={styles.question}>
      <h3>
        <Phrases>{QUESTIONS.from(shop.name)}</Phrases>
      </h3>
      <p className={styles.said} lang={translated(text) === text ? inJapanese() : undefined}>
        {translated(text)}
      </p>
      {answer !== null && (
        <p className={styles.said}>
          <strong>{QUESTIONS.answer}</strong>
          {answer}
        </p>
      )}
      {answer !== null && held_back && (
        <p className={styles.note}>
          <Phrases>{QUESTIONS.heldBack}</Phrases>
        </p>
      )}
      {!isRead && (
        <p className={styles.note}>
          <Phrases>{QUESTIONS.notTold}</Phrases>
        </p>
      )}
      {isRead && answer === null && <AnswerForm question={question} asked={asked} />}
      {isRead && answer !== null && (
        // Closed after the answer has changed.
        <FoldedPart key={answer} title={QUESTIONS.change}>
          <AnswerForm question={question} asked={asked} />
        </FoldedPart>
      )}
    </li>
  );
}

interface QuestionsProps {
  shops: OwnRequest['shops'];
  asked: RequestAsked;
}

interface Entry {
  shop: OwnShop;
  question: Question;
}

/** The seller has nothing to say to it: it has an answer, or nobody would read one. */
const isSettled = ({ shop, question }: Entry) => question.answer !== null || !placeRow(shop.state).sees;

const List = ({ entries, asked }: { entries: readonly Entry[]; asked: RequestAsked }) => (
  <ol className={styles.questions}>
    {entries.map(({ shop, question }) => (
      <Asked key={question.uuid} shop={shop} question={question} asked={asked} />
    ))}
  </ol>
);

/** The questions of all shops: those that wait for an answer, and the others in a fold below them. */
export function Questions({ shops, asked }: QuestionsProps) {
  const all = shops.flatMap((shop) => shop.questions.map((question): Entry => ({ shop, question })));
  if (all.length === 0) return null;
  const waiting = all.filter((entry) => !isSettled(entry));
  const settled = all.filter(isSettled);
  const entry = all.find(({ question }) => question.uuid === asked.answer?.question);
  return (
    <Part id={PARTS.questions.id} title={QUESTIONS.title} lead={QUESTIONS.lead} isPrinted={false}>
      {asked.isDone && entry && placeRow(entry.shop.state).sees && (
        <Saved>{QUESTIONS.told(entry.shop.name)}</Saved>
      )}
      {waiting.length > 0 && <List entries={waiting} asked={asked} />}
      {settled.length > 0 && (
        <FoldedPart title={QUESTIONS.settled(settled.length)} open={Boolean(asked.answer)}>
          <List entries={settled} asked={asked} />
        </FoldedPart>
      )}
    </Part>
  );
}
