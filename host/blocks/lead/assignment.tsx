import { useId } from 'react';
import type { Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import inputStyles from '../../ui/form/input.module.css';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import { ASSIGNMENT as WORDS } from './messages.ts';

interface AssignmentProps {
  lead: Pick<Lead, 'assignee' | 'people'>;
  asked: LeadAsked;
}

function Change({ people, asked }: { people: Lead['people']; asked: LeadAsked }) {
  const id = useId();
  return (
    <details className={styles.change} open={Boolean(asked.answer?.reason)}>
      <summary>{WORDS.change}</summary>
      <FollowUpForm asked={asked}>
        <label className="visually-hidden" htmlFor={id}>
          {WORDS.title}
        </label>
        <select
          id={id}
          name="person"
          className={inputStyles.input}
          defaultValue={people.find(({ assigned }) => assigned)?.uuid ?? ''}
        >
          <option value="">{WORDS.none}</option>
          {people.map(({ uuid, name, self }) => (
            <option key={uuid} value={uuid}>
              {self ? WORDS.yours : WORDS.of(name)}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass('line', 'small')} disabled={asked.isSending}>
          {asked.isSending ? FOLLOW_UP.sending : WORDS.submit}
        </button>
      </FollowUpForm>
    </details>
  );
}

/** The person of the shop who is on the request. Left out where nobody else could be. */
export function Assignment({ lead: { assignee, people }, asked }: AssignmentProps) {
  const own = people.find(({ self }) => self);
  if (assignee === null && people.length < 2) return null;
  return (
    <div className={styles.assignment}>
      <dl>
        <dt>{WORDS.title}</dt>
        <dd>{own?.assigned ? WORDS.yours : assignee === null ? WORDS.nobody : WORDS.of(assignee)}</dd>
      </dl>
      {own && assignee === null && (
        <FollowUpForm asked={asked}>
          <input type="hidden" name="person" value={own.uuid} />
          <button type="submit" className={buttonClass('line', 'small')} disabled={asked.isSending}>
            {asked.isSending ? FOLLOW_UP.sending : WORDS.take}
          </button>
        </FollowUpForm>
      )}
      {/* Closed and reset after it has changed. */}
      {own && <Change key={assignee} people={people} asked={asked} />}
    </div>
  );
}
