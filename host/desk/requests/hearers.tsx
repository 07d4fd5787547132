import { isKeyOf } from '#contract/base/keys.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { DELIVERIES, HEARERS as WORDS } from './messages.ts';
import styles from './requests.module.css';

type Look = AnswerOfAct<'lookAtAct'>;

/** A reader of mails or calls in words. */
export const readerWords = (recipient: string) =>
  isKeyOf(DELIVERIES.recipients, recipient) ? DELIVERIES.recipients[recipient] : recipient;

/** The mail or the call about an event in words. */
export const messageWords = (channel: Look['hearers'][number]['channel'], event: string) =>
  WORDS.message(DELIVERIES.channels[channel], eventWords(event));

/** Says before an act who will hear of it, and how. */
export const Hearers = ({ look: { hearers, news_at: newsAt } }: { look: Look }) => (
  <div className={styles.hearers}>
    <p>
      <Phrases>{hearers.length > 0 || newsAt ? WORDS.lead : WORDS.nobody}</Phrases>
    </p>
    {(hearers.length > 0 || newsAt) && (
      <ul>
        {hearers.map(({ recipient, name, channel, event, subject, reachable }) => (
          <li key={`${recipient} ${name} ${channel} ${event}`}>
            <b>{name || readerWords(recipient)}</b>
            <Phrases>{messageWords(channel, event)}</Phrases>
            {isKeyOf(WORDS.onlyIf, event) && <small>{WORDS.onlyIf[event]}</small>}
            {subject && <small>{WORDS.subject(subject)}</small>}
            {!reachable && <small>{WORDS.unreachable}</small>}
          </li>
        ))}
        {newsAt && (
          <li>
            <b>{DELIVERIES.recipients.seller}</b>
            <Phrases>{WORDS.news(momentText(newsAt))}</Phrases>
          </li>
        )}
      </ul>
    )}
    <p className={parts.note}>{WORDS.asOfNow}</p>
  </div>
);
