import { useState } from 'react';
import { CONTACT_HOURS, CONTACT_METHODS, DECLINE_REASONS } from '#contract/follow-up.ts';
import type { Lead } from '#contract/schemas/follow-up.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { useAnswer } from '../follow-up/answers.ts';
import { CustomerFacts } from '../follow-up/customer-facts.tsx';
import { Goods } from '../follow-up/goods.tsx';
import { leftItems } from '../follow-up/left-items.ts';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { momentText } from '../follow-up/moments.ts';
import { Fact, SentAt } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import type { LeadAnswer, LeadAsked } from './answer.ts';
import { ContactCard, OpenContact } from './contact-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import styles from './lead.module.css';
import type { ShownLead } from './lead-call.server.ts';
import { LEAD, STATES } from './messages.ts';
import { OutcomePart } from './outcome.tsx';
import { Questions } from './questions.tsx';
import { QuotePart } from './quote-form.tsx';

/** The head of the page: the shop, the goods, and the state of the request. */
function LeadHead({ lead, state }: { lead: Lead; state: Lead['state'] }) {
  const { items, prefecture, shop_name, number, created_at, withdrawn_at } = lead;
  const left = leftItems(items);
  const goods = LEAD.goods(left[0]?.title ?? '', left.length - 1);
  return (
    <header className={styles.head}>
      <p className={styles.to}>{LEAD.to(shop_name)}</p>
      <h1>
        <Phrases>{LEAD.heading(goods)}</Phrases>
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>{LEAD.prefecture}</dt>
          <dd className={styles.prefecture}>{prefecture || LEAD.unknownPrefecture}</dd>
        </div>
        {!withdrawn_at && (
          <div>
            <dt>{LEAD.state}</dt>
            <dd>{STATES[state]}</dd>
          </div>
        )}
        <SentAt at={created_at} />
        <div>
          <dt>{FOLLOW_UP.number}</dt>
          <dd>{number}</dd>
        </div>
      </dl>
    </header>
  );
}

/** Why the shop can do nothing any more. */
function Over({ lead: { withdrawn_at, declined, decided, passed } }: { lead: Lead }) {
  const texts = withdrawn_at
    ? [LEAD.withdrawn(momentText(withdrawn_at)), LEAD.withdrawnText]
    : decided
      ? [LEAD.decided, LEAD.decidedText]
      : passed
        ? [LEAD.passed]
        : [LEAD.declined, LEAD.declinedText];
  return (
    <div className={styles.over} role="status">
      {texts.map((text) => (
        <p key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
      {!withdrawn_at && declined && (
        <dl>
          <Fact name={LEAD.reason}>{DECLINE_REASONS[declined]}</Fact>
        </dl>
      )}
    </div>
  );
}

function Wishes({ lead: { details, contact, preference } }: { lead: Lead }) {
  const { method, hours } = preference;
  return (
    <dl className={styles.wishes}>
      <Fact name={LEAD.preference}>
        {CONTACT_METHODS[method]}
        {hours.length > 0 ? (
          hours.map((one) => (
            <span key={one} className={styles.hours}>
              <Phrases>{CONTACT_HOURS[one]}</Phrases>
            </span>
          ))
        ) : (
          <span className={styles.hours}>{FOLLOW_UP.anyTime}</span>
        )}
      </Fact>
      <CustomerFacts texts={details} />
      {contact?.description && <Fact name={LEAD.note}>{contact.description}</Fact>}
    </dl>
  );
}

interface LeadViewProps {
  lead: ShownLead;
  asked: Record<
    'opening' | 'calling' | 'quoting' | 'asking' | 'telling' | 'replying' | 'declining',
    LeadAsked
  >;
}

/** The acts of a shop about a request. @param returned the answer that came with the page */
export const useLeadAnswers = (returned: LeadAnswer | undefined): LeadViewProps['asked'] => ({
  opening: useAnswer<LeadAnswer>('open', returned),
  calling: useAnswer<LeadAnswer>('called', returned),
  quoting: useAnswer<LeadAnswer>('quote', returned),
  asking: useAnswer<LeadAnswer>('ask', returned),
  telling: useAnswer<LeadAnswer>('tell', returned),
  replying: useAnswer<LeadAnswer>('reply', returned),
  declining: useAnswer<LeadAnswer>('decline', returned),
});

/** A request with all that the shop can do about it. */
export function LeadView({ lead, asked }: LeadViewProps) {
  // The report of a call does not load the page again, so that texts that the shop types meanwhile stay.
  const [hasCalled, setHasCalled] = useState(false);
  const isOver = Boolean(lead.withdrawn_at) || lead.decided || lead.passed || lead.state === 'declined';
  const state = lead.state === 'looked' && hasCalled ? 'called' : lead.state;
  return (
    <div className={styles.room}>
      <div className={isOver ? styles.page : styles.wide}>
        <LeadHead lead={lead} state={state} />
        {isOver && <Over lead={lead} />}
        {!isOver && state === 'chosen' && <Saved>{LEAD.chosen}</Saved>}
        {!isOver && lead.contact && (
          <ContactCard
            number={lead.number}
            contact={lead.contact}
            method={lead.preference.method}
            isNew={asked.opening.isDone}
            calling={asked.calling}
            hasCalled={hasCalled}
            onCalled={() => setHasCalled(true)}
          />
        )}
        <section className={styles.goods} aria-label={FOLLOW_UP.goods}>
          <h2 className="visually-hidden">{FOLLOW_UP.goods}</h2>
          <Goods items={lead.items} large isOver={isOver} />
          {!isOver && <Wishes lead={lead} />}
          {!isOver && lead.withheld && (
            <p className={styles.withheld}>
              <Phrases>{LEAD.withheld}</Phrases>
            </p>
          )}
        </section>
        {!isOver && !lead.contact && !lead.withheld && <OpenContact asked={asked.opening} />}
        {!isOver && (
          <div className={styles.answers}>
            <QuotePart lead={lead} asked={asked.quoting} />
            <Questions lead={lead} asked={asked.asking} />
            <OutcomePart lead={lead} telling={asked.telling} answering={asked.replying} />
            <DeclineForm asked={asked.declining} isKnown={lead.contact !== null} />
          </div>
        )}
      </div>
    </div>
  );
}
