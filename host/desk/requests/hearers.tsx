import { isKeyOf } from '#contract/base/keys.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import { REQUEST_KINDS, type RequestKind } from '#contract/life/facts.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { DELIVERIES, HEARERS as WORDS } from './messages.ts';
import styles from './requests.module.css';

type Look = AnswerOfAct<'lookAtAct'>;

/** A reader of mails or calls in words. */
export const readerWords = (recipient: string) =>
  isKeyOf(DELIVERIES.recipients, recipient) ? DELIVERIES.recipients[recipient] : recipient;

/** The mail or the call about an event in words. */
export const messageWords = (channel: Look['hearers'][number]['channel'], event: string) =>
  WORDS.message(DELIVERIES.channels[channel], eventWords(event));

/** Those who hear of the same by the same way, in one line each. */
const groupsOf = (hearers: Look['hearers']) => [
  ...Map.groupBy(hearers, ({ recipient, channel, event }) => `${recipient} ${channel} ${event}`),
];

/** One kind of mail or call, and those who get it. */
function Group({ group }: { group: Look['hearers'] }) {
  const [first] = group;
  if (!first) return null;
  const { recipient, channel, event, subject } = first;
  const names = group.flatMap(({ name }) => name || []);
  const unreachable = group.filter(({ reachable }) => !reachable).map(({ name }) => name);
  return (
    <li>
      <b>
        <Phrases>{WORDS.to(readerWords(recipient), group.length)}</Phrases>
      </b>
      {names.length > 0 && <span>{names.join('、')}</span>}
      <small>{subject ? WORDS.mail(subject) : messageWords(channel, event)}</small>
      {isKeyOf(WORDS.onlyIf, event) && <small>{WORDS.onlyIf[event]}</small>}
      {unreachable.length > 0 && <small>{WORDS.unreachable(unreachable)}</small>}
    </li>
  );
}

interface HearersProps {
  look: Look;
  kind: RequestKind;
}

/** Says before an act who will hear of it, and how. */
export const Hearers = ({ look: { hearers, news_at: newsAt }, kind }: HearersProps) => (
  <div className={styles.hearers}>
    <p>
      <Phrases>
        {hearers.length > 0 || newsAt
          ? WORDS.lead
          : REQUEST_KINDS[kind].hears.length > 0
            ? WORDS.nobody
            : WORDS.sample}
      </Phrases>
    </p>
    {(hearers.length > 0 || newsAt) && (
      <ul>
        {groupsOf(hearers).map(([key, group]) => (
          <Group key={key} group={group} />
        ))}
        {newsAt && (
          <li>
            <b>{DELIVERIES.recipients.seller}</b>
            <small>{WORDS.news(momentText(newsAt))}</small>
          </li>
        )}
      </ul>
    )}
  </div>
);
