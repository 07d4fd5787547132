import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAsked } from './answer.ts';
import { CorrectionForm } from './correction-form.tsx';
import { knowing } from './knowing.ts';
import { ENDINGS } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

function Consequences({ lead, facts }: { lead: string; facts: readonly string[] }) {
  return (
    <div>
      <p>{lead}</p>
      <ul className={styles.consequences}>
        {facts.map((fact) => (
          <li key={fact}>
            <Phrases>{fact}</Phrases>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EndingProps {
  asked: RequestAsked;
  /** The shops that have seen the seller's contact. */
  known: string;
}

function Withdraw({ asked, known }: EndingProps) {
  const { title, lead, facts, known: knownBy, submit } = ENDINGS.withdraw;
  const allFacts = known ? [...facts, knownBy(known)] : facts;
  return (
    <FoldedPart title={title} open={Boolean(asked.answer?.reason)}>
      <Consequences lead={lead} facts={allFacts} />
      <FollowUpForm asked={asked}>
        <Submit asked={asked}>{submit}</Submit>
      </FollowUpForm>
    </FoldedPart>
  );
}

function Erase({ asked, known }: EndingProps) {
  const { title, lead, facts, known: knownBy, confirm, submit } = ENDINGS.erase;
  const allFacts = known ? [...facts, knownBy(known)] : facts;
  return (
    <FoldedPart title={title} open={Boolean(asked.answer?.reason)}>
      <Consequences lead={lead} facts={allFacts} />
      <FollowUpForm asked={asked} className={styles.form}>
        <label className={styles.confirm}>
          <input type="checkbox" name="confirmed" required />
          {confirm}
        </label>
        <p>
          <Submit asked={asked}>{submit}</Submit>
        </p>
      </FollowUpForm>
    </FoldedPart>
  );
}

interface EndingsProps {
  request: OwnRequest;
  correcting: RequestAsked;
  withdrawing: RequestAsked;
  erasing: RequestAsked;
}

/** The ways in which a seller corrects or ends the request. Each states its consequences first. */
export function Endings({ request, correcting, withdrawing, erasing }: EndingsProps) {
  const names = knowing(request);
  return (
    <Part id={PARTS.endings.id} title={ENDINGS.title} isPrinted={false}>
      {!request.withdrawn_at && <CorrectionForm asked={correcting} />}
      {!request.withdrawn_at && <Withdraw asked={withdrawing} known={names} />}
      <Erase asked={erasing} known={names} />
    </Part>
  );
}
