import { QUESTION_LIMITS, QUESTION_TEMPLATES } from '#contract/life/follow-up.ts';
import type { Question } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { momentText } from '../follow-up/moments.ts';
import { Fact, FoldedPart, Part } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import type { ShownLead } from './lead-call.server.ts';
import { LEAD_QUESTIONS, TEMPLATES } from './messages.ts';
import { Templates } from './templates.tsx';

function AskForm({ texts, asked }: { texts: readonly string[]; asked: LeadAsked }) {
  return (
    <FollowUpForm asked={asked} className={styles.form}>
      <Templates
        groups={{ [LEAD_QUESTIONS.usual]: Object.values(QUESTION_TEMPLATES), [TEMPLATES.own]: texts }}
        field="text"
      />
      <TextArea
        key={asked.answer?.text}
        name="text"
        label={LEAD_QUESTIONS.label}
        hint={LEAD_QUESTIONS.hint(QUESTION_LIMITS.text)}
        limit={QUESTION_LIMITS.text}
        rows={3}
        value={asked.answer?.text ?? ''}
      />
      <p>
        <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
          {asked.isSending ? FOLLOW_UP.sending : LEAD_QUESTIONS.submit}
        </button>
      </p>
    </FollowUpForm>
  );
}

function Asked({ text, answer, asked_at, held_back }: Question) {
  return (
    <dl className={styles.given}>
      <Fact name={LEAD_QUESTIONS.legend}>
        {text}
        <time className={styles.hours} dateTime={asked_at}>
          {momentText(asked_at)}
        </time>
        {held_back && (
          <span className={styles.hours}>
            <Phrases>{LEAD_QUESTIONS.heldBack}</Phrases>
          </span>
        )}
      </Fact>
      <Fact name={LEAD_QUESTIONS.answer}>{answer ?? LEAD_QUESTIONS.waiting}</Fact>
    </dl>
  );
}

interface QuestionsProps {
  lead: ShownLead;
  asked: LeadAsked;
}

/** The shop asks without knowing who the seller is, and reads the answers. */
export function LeadQuestions({ lead: { questions, templates }, asked }: QuestionsProps) {
  const mayAsk = questions.length < QUESTION_LIMITS.perShop;
  return (
    <Part title={LEAD_QUESTIONS.title} lead={LEAD_QUESTIONS.lead}>
      {asked.isDone && <Saved>{LEAD_QUESTIONS.saved}</Saved>}
      {questions.map((question) => (
        <Asked key={question.uuid} {...question} />
      ))}
      {mayAsk ? (
        // Closed and reset after a question was sent.
        <FoldedPart
          key={questions.length}
          title={questions.length > 0 ? LEAD_QUESTIONS.more : LEAD_QUESTIONS.submit}
          open={Boolean(asked.answer?.reason ?? asked.answer?.isDraft)}
        >
          <AskForm texts={templates} asked={asked} />
        </FoldedPart>
      ) : (
        <p>{LEAD_QUESTIONS.none}</p>
      )}
    </Part>
  );
}
