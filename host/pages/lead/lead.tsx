import { useState } from 'react';
import { data } from 'react-router';
import { CONTACT_HOURS, CONTACT_METHODS, DECLINE_REASONS } from '#contract/follow-up.ts';
import type { Lead } from '#contract/schemas/follow-up.ts';
import { orOffline, revalidatesWhenOld, useAnswer } from '../../blocks/follow-up/answers.ts';
import { opened } from '../../blocks/follow-up/closed.ts';
import { ClosedScreen, closedWords } from '../../blocks/follow-up/closed-screen.tsx';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { leftItems } from '../../blocks/follow-up/left-items.ts';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Fact, SentAt } from '../../blocks/follow-up/part.tsx';
import { Saved } from '../../blocks/follow-up/saved.tsx';
import { formOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/lead.ts';
import { intentOf, type LeadAnswer, type LeadAsked } from './answer.ts';
import { ContactCard, OpenContact } from './contact-card.tsx';
import { DeclineForm } from './decline-form.tsx';
import styles from './lead.module.css';
import { doIntent, loadLead, type ShownLead } from './lead-call.server.ts';
import { LEAD, LEAD_LINK, LEAD_WAYS, STATES } from './messages.ts';
import { OutcomePart } from './outcome.tsx';
import { Questions } from './questions.tsx';
import { QuotePart } from './quote-form.tsx';

export const loader = ({ params, context, request }: Route.LoaderArgs) =>
  opened('lead', loadLead(context.get(siteContext), params.token, request.signal));

export async function action({ params: { token }, context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = intentOf(form);
  if (!intent) throw data(null, { status: 400, statusText: 'Bad Request' });
  const { api, visitor } = context.get(siteContext);
  return doIntent(intent, form, { api, visitor, params: { token } });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<LeadAnswer>(request, serverAction);

export const shouldRevalidate = revalidatesWhenOld;

export const handle: PageHandle = { live: true, private: 'key' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const closed = loaderData?.closed;
  return privateMeta(matches, closed ? closedWords(closed, LEAD_LINK).title : LEAD.title);
};

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

interface OpenLeadProps {
  lead: ShownLead;
  asked: {
    opening: LeadAsked;
    calling: LeadAsked;
    quoting: LeadAsked;
    asking: LeadAsked;
    telling: LeadAsked;
    replying: LeadAsked;
    declining: LeadAsked;
  };
}

function OpenLead({ lead, asked }: OpenLeadProps) {
  // The report of a call does not load the page again, so that texts that the shop types meanwhile stay.
  const [hasCalled, setHasCalled] = useState(false);
  const isOver = Boolean(lead.withdrawn_at) || lead.decided || lead.passed || lead.state === 'declined';
  const state = lead.state === 'looked' && hasCalled ? 'called' : lead.state;
  return (
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
  );
}

/** A shop's view of a request, and its answers. */
export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const asked = {
    opening: useAnswer<LeadAnswer>('open', actionData),
    calling: useAnswer<LeadAnswer>('called', actionData),
    quoting: useAnswer<LeadAnswer>('quote', actionData),
    asking: useAnswer<LeadAnswer>('ask', actionData),
    telling: useAnswer<LeadAnswer>('tell', actionData),
    replying: useAnswer<LeadAnswer>('reply', actionData),
    declining: useAnswer<LeadAnswer>('decline', actionData),
  };
  const { value: lead, closed } = loaderData;
  if (lead) return <OpenLead lead={lead} asked={asked} />;
  return (
    <ClosedScreen closed={closed} words={LEAD_LINK}>
      <a className={buttonClass('line')} href="/contact">
        {LEAD_WAYS.contact}
      </a>
    </ClosedScreen>
  );
}
