import { useId } from 'react';
import { useLocation } from 'react-router';
import { fieldsFor } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import type { ContactMethod } from '#contract/life/follow-up.ts';
import type { Lead } from '#server/quotes/link-acts.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Address, Phrases } from '../../ui/phrases/phrases.tsx';
import { CustomerFacts } from '../follow-up/customer-facts.tsx';
import { FollowUpForm } from '../follow-up/follow-up-form.tsx';
import { FOLLOW_UP } from '../follow-up/messages.ts';
import { Fact } from '../follow-up/part.tsx';
import { Saved } from '../follow-up/saved.tsx';
import { telHref } from '../follow-up/tel.ts';
import type { LeadAsked } from './answer.ts';
import styles from './lead.module.css';
import { CONTACT_CARD } from './messages.ts';
import { sayAside } from './say-aside.ts';

/** By which links of the page find the card. */
export const CALL_ID = 'contact';

/** Shows who the seller is, and says so to the seller. */
export function OpenContact({ asked }: { asked: LeadAsked }) {
  return (
    <div className={styles.opener}>
      <FollowUpForm asked={asked} className={styles.openerForm}>
        <button type="submit" className={buttonClass('line')} disabled={asked.isSending}>
          {asked.isSending ? FOLLOW_UP.sending : CONTACT_CARD.open}
        </button>
        <p>
          <Phrases>{CONTACT_CARD.hint}</Phrases>
        </p>
      </FollowUpForm>
    </div>
  );
}

/**
 * Tells the seller that the shop calls. The phone may leave the page for the call.
 * @returns the handler for a press on the number
 */
function useReport(onCalled: () => void) {
  const { pathname } = useLocation();
  // Where it fails, the button below the number has the same function.
  return async () => {
    if (await sayAside(pathname, 'called')) onCalled();
  };
}

/** The person, the ways to reach them, the address, the note below the goods, and what the shop saw before. */
const PLACED_ELSEWHERE = [
  'name1',
  'kana1',
  'tel1',
  'email',
  'zip1',
  'addr1',
  'description',
  ...fieldsFor('shopBefore'),
] as const satisfies readonly CustomerFieldKey[];

const mapUrl = (address: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

interface ContactCardProps {
  number: string;
  contact: NonNullable<Lead['contact']>;
  /** How the seller wishes to be reached: that way stands first. */
  method: ContactMethod;
  /** The shop has just asked for it. */
  isNew: boolean;
  calling: LeadAsked;
  hasCalled: boolean;
  onCalled: () => void;
}

/** The seller's contact, and a call with one tap. */
export function ContactCard({
  number,
  contact,
  method,
  isNew,
  calling,
  hasCalled,
  onCalled,
}: ContactCardProps) {
  const id = useId();
  const report = useReport(onCalled);
  const { name1: name, kana1: kana, tel1: tel, email, address } = contact;
  const subject = encodeURIComponent(CONTACT_CARD.subject(number));
  const mailTo = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
  const call = tel && (
    <a className={buttonClass(method === 'mail' ? 'line' : 'gold')} href={telHref(tel)} onClick={report}>
      <Icon name="phone" />
      {CONTACT_CARD.call}
    </a>
  );
  const mail = email && method === 'mail' && (
    <a className={buttonClass('gold')} href={mailTo}>
      {CONTACT_CARD.mail}
    </a>
  );
  return (
    <section className={styles.card} id={CALL_ID} aria-labelledby={id}>
      <h2 id={id}>{CONTACT_CARD.title}</h2>
      {isNew && <Saved>{CONTACT_CARD.opened}</Saved>}
      <p className={styles.person}>
        {name}
        {kana && <span>{kana}</span>}
      </p>
      {mail}
      {call}
      <dl>
        {tel && (
          <Fact name={CONTACT_CARD.tel}>
            <a className={styles.way} href={telHref(tel)} onClick={report}>
              {tel}
            </a>
          </Fact>
        )}
        {email && (
          <Fact name={CONTACT_CARD.email}>
            <a className={styles.way} href={mailTo}>
              {email}
            </a>
          </Fact>
        )}
        {address && (
          <Fact name={CONTACT_CARD.address}>
            <Address>{address}</Address>
            <a className={styles.map} href={mapUrl(address)} target="_blank" rel="noreferrer">
              <Icon name="pin" />
              {CONTACT_CARD.map}
              <span className="visually-hidden">{CONTACT_CARD.newTab}</span>
            </a>
          </Fact>
        )}
        <CustomerFacts texts={contact} except={PLACED_ELSEWHERE} />
      </dl>
      {(hasCalled || calling.isDone) && <Saved>{CONTACT_CARD.reported}</Saved>}
      <FollowUpForm asked={calling} className={styles.report}>
        <button type="submit" className={buttonClass('line', 'small')} disabled={calling.isSending}>
          {calling.isSending ? FOLLOW_UP.sending : CONTACT_CARD.report}
        </button>
        <p>
          <Phrases>{CONTACT_CARD.reportHint}</Phrases>
        </p>
      </FollowUpForm>
    </section>
  );
}
