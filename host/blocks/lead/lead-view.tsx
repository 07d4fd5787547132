import { type ReactNode, useState } from 'react';
import { tableOf } from '#contract/base/keys.ts';
import { CONTACT_HOURS, CONTACT_METHODS, DECLINE_REASONS } from '#contract/life/follow-up.ts';
import { deadlineSentence, offeredActs, standingSentences, UNOPENED } from '#contract/life/page-words.ts';
import { placeRow, placeWords, type ShopAct } from '#contract/life/place-states.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { AskedCases } from '../cases/asked-cases.tsx';
import { Cases } from '../cases/cases.tsx';
import { useAnswers } from '../follow-up/answers.ts';
import { CustomerFacts } from '../follow-up/customer-facts.tsx';
import { SeenActs } from '../follow-up/follow-up-form.tsx';
import { Goods } from '../follow-up/goods.tsx';
import { leftItems } from '../follow-up/left-items.ts';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { momentText } from '../follow-up/moments.ts';
import { Fact, SentAt } from '../follow-up/part.tsx';
import { Acts } from './acts.tsx';
import { LEAD_INTENTS, type LeadAnswer, type LeadAsked, type LeadIntent } from './answer.ts';
import { Assignment } from './assignment.tsx';
import { CALL_ID, ContactCard, OpenContact } from './contact-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import styles from './lead.module.css';
import type { ShownLead } from './lead-call.server.ts';
import { CONTACT_CARD, LEAD, QUOTE } from './messages.ts';
import { OutcomePart } from './outcome.tsx';
import { LeadQuestions } from './questions.tsx';
import { QuotePart } from './quote-form.tsx';
import { PRICE_ID } from './quote-rules.ts';
import { VisitPart } from './visit.tsx';

/** Until when the shop has to answer, and what follows otherwise. */
const Deadline = ({ deadline, state }: { deadline: string; state: Lead['state'] }) => (
  <details className={styles.deadline}>
    <summary>
      <span>{LEAD.deadline}</span>
      <time dateTime={deadline}>{momentText(deadline)}</time>
    </summary>
    <p>
      <Phrases>{deadlineSentence(state)}</Phrases>
    </p>
  </details>
);

interface HeadProps {
  lead: Lead;
  state: Lead['state'];
  assigning: LeadAsked;
}

/** The head of the page: the deadline, the goods, the state of the request, and who of the shop is on it. */
function LeadHead({ lead, state, assigning }: HeadProps) {
  const { items, prefecture, shop_name, number, created_at, why, deadline } = lead;
  const remaining = leftItems(items);
  const goods = LEAD.goods(remaining[0]?.title ?? '', remaining.length - 1);
  return (
    <header className={styles.head}>
      <p className={styles.to}>{LEAD.to(shop_name)}</p>
      <h1>
        <Phrases>{LEAD.heading(goods)}</Phrases>
      </h1>
      {deadline && placeRow(state).awaited && <Deadline deadline={deadline} state={state} />}
      <dl className={styles.facts}>
        <div>
          <dt>{LEAD.prefecture}</dt>
          <dd className={styles.prefecture}>{prefecture || LEAD.unknownPrefecture}</dd>
        </div>
        <div>
          <dt>{LEAD.state}</dt>
          <dd>
            <Phrases>{placeWords('shop', state, why)}</Phrases>
          </dd>
        </div>
        <SentAt at={created_at} />
        <div>
          <dt>{FOLLOW_UP.number}</dt>
          <dd>{number}</dd>
        </div>
      </dl>
      <Assignment lead={lead} asked={assigning} />
    </header>
  );
}

/** The decision of the seller, or why the request is over for the shop. */
function Standing({ lead: { state, since, why, contact, declined, release } }: { lead: Lead }) {
  const knows = contact !== null;
  const texts = standingSentences({ state, why, since: momentText(since), knows, isSold: release?.deal });
  if (texts.length === 0) return null;
  return (
    <div className={styles.standing} role="status">
      {texts.map((text) => (
        <p key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
      {state === 'declined' && declined && (
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
  asked: Readonly<Record<LeadIntent, LeadAsked>>;
  /** The way to the paper about a purchase, where there is one. */
  paper?: ReactNode;
}

/** The acts of a shop about a request. @param returned the answer that came with the page */
export function useLeadAnswers(actionData: LeadAnswer | undefined): LeadViewProps['asked'] {
  const acts = useAnswers<LeadAnswer, LeadIntent>(LEAD_INTENTS, actionData);
  return tableOf(LEAD_INTENTS, (intent) => ({
    ...acts[intent],
    isDone: acts[intent].isDone && !acts[intent].answer?.isDraft,
  }));
}

function ShownGoods({ lead }: { lead: Lead }) {
  const isOver = !placeRow(lead.state).sees;
  return (
    <section aria-label={FOLLOW_UP.goods}>
      <h2 className={styles.goodsTitle}>{FOLLOW_UP.goods}</h2>
      <Goods items={lead.items} large isOver={isOver} />
      {!isOver && <Wishes lead={lead} />}
      {!isOver && lead.withheld && (
        <p className={styles.withheld}>
          <Phrases>{lead.quote ? LEAD.withheld : LEAD.withheld + LEAD.priceFirst}</Phrases>
        </p>
      )}
    </section>
  );
}

/** The heading of the form for a price. A phone has it at its foot, with the way to the field, while the goods are looked at. */
const Bar = () => (
  <div className={classes(styles.bar, 'not-printed')}>
    <span aria-hidden="true">{QUOTE.title}</span>
    {/* For the keyboard the field itself comes next. */}
    <a className={buttonClass('gold', 'small')} href={`#${PRICE_ID}`} tabIndex={-1}>
      {QUOTE.jump}
    </a>
  </div>
);

/** All else that the shop can do, and what was done. */
function Answers({ lead, asked, paper, offered }: LeadViewProps & { offered: readonly ShopAct[] }) {
  return (
    <div className={styles.answers}>
      {offered.includes('ask') && <LeadQuestions lead={lead} asked={asked.ask} />}
      {offered.includes('tell') && (
        <OutcomePart lead={lead} telling={asked.tell} answering={asked.reply} paper={paper} />
      )}
      {offered.includes('decline') && <DeclineForm asked={asked.decline} isKnown={lead.contact !== null} />}
      <Acts acts={lead.acts} />
    </div>
  );
}

/** A request with all that the shop can do about it. */
export function LeadView({ lead, asked, paper }: LeadViewProps) {
  // The report of a call does not load the page again, so that texts that the shop types meanwhile stay.
  const [hasCalled, setHasCalled] = useState(false);
  const state = hasCalled && placeRow(lead.state).awaited ? 'called' : lead.state;
  const offered = offeredActs(lead.may, lead.release?.deal);
  return (
    <SeenActs value={lead.acts.length}>
      <div className={styles.room}>
        {UNOPENED.includes(lead.state) && <site-opened />}
        <div className={placeRow(state).sees ? styles.wide : styles.page}>
          <LeadHead lead={lead} state={state} assigning={asked.assign} />
          <div className={styles.notices}>
            <AskedCases side="shop" cases={lead.cases} />
            <Standing lead={lead} />
          </div>
          {lead.contact && (
            <a
              className={classes(buttonClass('line', 'small'), styles.toContact, 'not-printed')}
              href={`#${CALL_ID}`}
            >
              <Icon name="phone" />
              {CONTACT_CARD.title}
            </a>
          )}
          <div className={styles.shown}>
            <VisitPart lead={lead} />
            <ShownGoods lead={lead} />
          </div>
          <div className={styles.side}>
            {lead.contact && (
              <ContactCard
                number={lead.number}
                contact={lead.contact}
                method={lead.preference.method}
                isNew={asked.open.isDone}
                calling={asked.called}
                hasCalled={hasCalled}
                onCalled={() => setHasCalled(true)}
              />
            )}
            {lead.may.includes('quote') && !lead.quote && <Bar />}
            {lead.may.includes('quote') && (
              <QuotePart lead={lead} asked={asked.quote} canChange={offered.includes('quote')} />
            )}
            {lead.may.includes('open') && !lead.contact && !lead.withheld && (
              <OpenContact asked={asked.open} />
            )}
          </div>
          <Answers lead={lead} asked={asked} paper={paper} offered={offered} />
          <div className={styles.cases}>
            <Cases
              side="shop"
              places={[{ cases: lead.cases, reasons: lead.may_report }]}
              reporting={asked.report}
              answering={asked.answerCase}
              takingBack={asked.takeBackReport}
              photosUrl={lead.casePhotosUrl}
            />
          </div>
        </div>
      </div>
    </SeenActs>
  );
}
