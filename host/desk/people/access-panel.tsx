import type { AnswerOfAct } from '#server/desk/acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Confirmed } from '../parts/confirmed.tsx';
import parts from '../parts/shared.module.css';
import { PERSON } from './messages.ts';

const WORDS = PERSON.access;

type Endpoints = AnswerOfAct<'readPerson'>['endpoints'];

const listText = (texts: readonly string[]) => [...new Set(texts)].join('、');

/** The consequences of taking the access away. */
function consequences(endpoints: Endpoints): string[] {
  const active = endpoints.filter(({ stopped_at }) => stopped_at === null);
  const [stopping, staying] = [true, false].map((stops) =>
    active.filter(({ others }) => (others.length === 0) === stops),
  );
  const hostsOf = (some: Endpoints = []) => listText(some.map(({ host }) => host));
  const names = listText((staying ?? []).flatMap(({ others }) => others));
  return [
    WORDS.endLead,
    ...(hostsOf(stopping) ? [WORDS.stops(hostsOf(stopping))] : []),
    ...(hostsOf(staying) ? [WORDS.staysTo(hostsOf(staying), names)] : []),
  ];
}

interface Act {
  intent: keyof typeof WORDS.titles;
  text: string;
  says: readonly string[];
}

/** The act of an owner about the access of somebody as it is now, with its consequences. */
function actFor({ ended_at, invited_until }: AnswerOfAct<'readPerson'>['person'], endpoints: Endpoints): Act {
  if (ended_at !== null) return { intent: 'back', text: WORDS.back, says: [WORDS.backLead] };
  if (invited_until !== null) return { intent: 'withdraw', text: WORDS.withdraw, says: [WORDS.withdrawLead] };
  return { intent: 'end', text: WORDS.end, says: consequences(endpoints) };
}

/** Takes the access away or gives it back, or withdraws an invitation. */
export function AccessPanel({ person, endpoints }: Pick<AnswerOfAct<'readPerson'>, 'person' | 'endpoints'>) {
  const { intent, text, says } = actFor(person, endpoints);
  return (
    <section aria-labelledby="access" className={parts.panel}>
      <h2 id="access">{WORDS.titles[intent]}</h2>
      {says.map((line) => (
        <p key={line} className={parts.note}>
          {line}
        </p>
      ))}
      <form method="post" className={parts.buttons}>
        <input type="hidden" name="seen" value={person.role} />
        {intent === 'end' && <Confirmed text={WORDS.confirm} />}
        <button type="submit" name="intent" value={intent} className={buttonClass('line', 'small')}>
          {text}
        </button>
      </form>
    </section>
  );
}
