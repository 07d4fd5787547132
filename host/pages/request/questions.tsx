import { QUESTION_LIMITS } from '#contract/follow-up.ts';
import type { OwnRequest, Question } from '#contract/schemas/follow-up.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { Folded, Part } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import { QUESTIONS } from './messages.ts';
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

function Asked({ shop, question, asked }: AnswerFormProps & { shop: string }) {
  const { text, answer, held_back } = question;
  return (
    <li className={styles.question}>
      <h3>
        <Phrases>{QUESTIONS.from(shop)}</Phrases>
      </h3>
      <p className={styles.said}>{text}</p>
      {answer === null ? (
        <AnswerForm question={question} asked={asked} />
      ) : (
        <>
          <p className={styles.said}>
            <strong>{QUESTIONS.answer}</strong>
            {answer}
          </p>
          {held_back && (
            <p className={styles.note}>
              <Phrases>{QUESTIONS.heldBack}</Phrases>
            </p>
          )}
          {/* Closed after the answer has changed. */}
          <Folded key={answer} title={QUESTIONS.change}>
            <AnswerForm question={question} asked={asked} />
          </Folded>
        </>
      )}
    </li>
  );
}

interface QuestionsProps {
  shops: OwnRequest['shops'];
  asked: RequestAsked;
}

/** The questions of all shops, those without an answer first. Empty without questions. */
export function Questions({ shops, asked }: QuestionsProps) {
  const all = shops
    .flatMap(({ name, questions }) => questions.map((question) => ({ name, question })))
    .toSorted((one, other) => Number(one.question.answer !== null) - Number(other.question.answer !== null));
  if (all.length === 0) return null;
  return (
    <Part title={QUESTIONS.title} lead={QUESTIONS.lead} isPrinted={false}>
      {asked.isDone && <Saved>{QUESTIONS.saved}</Saved>}
      <ol className={styles.questions}>
        {all.map(({ name, question }) => (
          <Asked key={question.uuid} shop={name} question={question} asked={asked} />
        ))}
      </ol>
    </Part>
  );
}
