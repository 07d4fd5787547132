import type { ReactNode } from 'react';
import { translated } from '#contract/language/words.ts';
import { CONTACT_HOURS } from '#contract/life/follow-up.ts';
import { type ShownVisit, VISIT_PEOPLE } from '#contract/life/visit.ts';
import { VISIT_DUTIES, VISIT_FACTS, VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import type { FollowUpItem } from '#server/quotes/link-acts.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './follow-up.module.css';
import { FOLLOW_UP } from './messages.ts';
import { dayText, momentText } from './moments.ts';
import { Fact } from './part.tsx';

/** Each value in its line. */
const Values = ({
  values,
}: {
  values: readonly (readonly [key: string, text: string, more?: ReactNode])[];
}) => (
  <>
    {values.map(([key, text, more]) => (
      <span key={key} className={styles.value}>
        <Phrases>{text}</Phrases>
        {more}
      </span>
    ))}
  </>
);

interface VisitFactsProps {
  visit: ShownVisit;
  /** All goods of the request, in order. */
  items: readonly FollowUpItem[];
  /** A remark beside an item. */
  mark?: (item: FollowUpItem) => ReactNode;
}

/** An invitation to a visit, as seller and shop see it. */
export function VisitFacts({ visit, items, mark }: VisitFactsProps) {
  const goods = visit.items.flatMap((place) => {
    const item = items[place];
    return item
      ? [[String(place), FOLLOW_UP.nthItem(place + 1, translated(item.title)), mark?.(item)] as const]
      : [];
  });
  return (
    <>
      <p className={styles.sentence}>
        <Phrases>{translated(VISIT_SENTENCE)}</Phrases>
      </p>
      <dl>
        <Fact name={VISIT_FACTS.items}>
          <Values values={goods} />
        </Fact>
        <Fact name={VISIT_FACTS.days}>
          <Values values={visit.days.map((day) => [day, dayText(day)])} />
        </Fact>
        <Fact name={VISIT_FACTS.hours}>
          <Values values={visit.hours.map((hours) => [hours, translated(CONTACT_HOURS[hours])])} />
        </Fact>
        <Fact name={VISIT_FACTS.people}>
          <Values values={visit.people.map((person) => [person, translated(VISIT_PEOPLE[person])])} />
        </Fact>
        <Fact name={VISIT_FACTS.at}>{momentText(visit.at)}</Fact>
      </dl>
    </>
  );
}

/** The duties of a shop at a visit, in short. */
export const VisitDuties = () => (
  <div className={styles.duties}>
    <ul>
      {VISIT_DUTIES.rules.map((rule) => (
        <li key={rule}>
          <Phrases>{rule}</Phrases>
        </li>
      ))}
    </ul>
    <p>
      <Phrases>{VISIT_DUTIES.note}</Phrases>
    </p>
  </div>
);
