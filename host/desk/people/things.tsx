import { type ReactNode, useId } from 'react';
import { ENDPOINT_KINDS } from '#contract/media/postback.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Card, Cards } from '../parts/cards.tsx';
import { FinalAct } from '../parts/confirmed.tsx';
import { OneAct } from '../parts/one-act.tsx';
import parts from '../parts/shared.module.css';
import { browserName } from './browser-name.ts';
import { PERSON, SELF } from './messages.ts';

interface SectionProps {
  words: { title: string; none: string };
  children: readonly ReactNode[];
}

/** A list of things of a person. */
function Section({ words: { title, none }, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={parts.list}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? <EmptyNotice>{none}</EmptyNotice> : <Cards>{children}</Cards>}
    </section>
  );
}

interface EndProps {
  intent: 'endpoint' | 'shop-endpoint' | 'key' | 'passkey' | 'device' | 'session';
  uuid: string;
  name: string;
}

const End = ({ intent, uuid, name }: EndProps) => {
  const isFinal = intent !== 'session';
  const text = isFinal ? PERSON.remove : PERSON.sessions.end;
  const Act = isFinal ? FinalAct : OneAct;
  return <Act intent={intent} uuid={uuid} text={text} label={PERSON.of(text, name)} />;
};

/** Where programs of a partner hear of conversions, or those of a shop of its requests. */
export const Endpoints = ({
  endpoints,
  isShop,
  mayEnd,
}: Pick<AnswerOfAct<'readPerson'>, 'endpoints'> & { isShop: boolean; mayEnd: boolean }) => (
  <Section words={PERSON.endpoints}>
    {endpoints.map(({ uuid, owner, kind, host, since, own, stopped_at, others }) => (
      <Card
        key={uuid}
        name={host}
        badges={
          <>
            <small>{ENDPOINT_KINDS[kind]}</small>
            {stopped_at !== null && <small data-ended="">{PERSON.endpoints.stopped}</small>}
          </>
        }
        lines={[
          `${isShop ? PERSON.shop : PERSON.media}：${owner}`,
          `${PERSON.endpoints.since(dateText(since))}${own ? `（${PERSON.endpoints.own}）` : ''}`,
          ...(others.length > 0 ? [PERSON.endpoints.others(others.join('、'))] : []),
        ]}
      >
        {mayEnd && <End intent={isShop ? 'shop-endpoint' : 'endpoint'} uuid={uuid} name={host} />}
      </Card>
    ))}
  </Section>
);

interface NamedThingsProps {
  intent: 'key' | 'passkey' | 'device';
  words: SectionProps['words'];
  things: AnswerOfAct<'readPerson'>['keys'];
  mayEnd: boolean;
}

/** Keys, passkeys or devices that are told, by their names and their last use. */
export const NamedThings = ({ intent, words, things, mayEnd }: NamedThingsProps) => (
  <Section words={words}>
    {things.map(({ uuid, name, since, used }) => (
      <Card
        key={uuid}
        name={name}
        lines={[PERSON.made(dateText(since)), used ? PERSON.used(dateText(used)) : PERSON.unused]}
      >
        {mayEnd && <End intent={intent} uuid={uuid} name={name} />}
      </Card>
    ))}
  </Section>
);

/** Where somebody is signed in. */
export const Sessions = ({
  sessions,
  mayEnd,
}: Pick<AnswerOfAct<'readPerson'>, 'sessions'> & { mayEnd: boolean }) => (
  <Section words={PERSON.sessions}>
    {sessions.map(({ uuid, since, browser }) => {
      const name = browserName(browser) ?? SELF.unknown;
      return (
        <Card key={uuid} name={name} lines={[SELF.since(momentText(since))]}>
          {mayEnd && <End intent="session" uuid={uuid} name={name} />}
        </Card>
      );
    })}
  </Section>
);
