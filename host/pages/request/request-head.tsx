import { keysOf } from '#contract/base/keys.ts';
import { COUNTS as COUNT_WORDS, countOf } from '#contract/life/place-states.ts';
import { type RequestWay, requestSentences, requestWays } from '#contract/life/request-words.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { AskedCases } from '../../blocks/cases/asked-cases.tsx';
import { FOLLOW_UP } from '../../blocks/follow-up/messages.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { SentAt } from '../../blocks/follow-up/part.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { RequestAnswers } from './answer.ts';
import { HeadActs, HeadSaved } from './head-acts.tsx';
import { isKnowing } from './knowing.ts';
import { REQUEST, SHOP_COUNT_WORDS, TEST_REQUEST } from './messages.ts';
import styles from './request.module.css';
import type { ShownRequest } from './request-call.server.ts';

function Counts({ shops }: Pick<OwnRequest, 'shops'>) {
  const knowingCount = shops.filter(isKnowing).length;
  return (
    <>
      <dl className={styles.counts} aria-label={SHOP_COUNT_WORDS.label}>
        {keysOf(COUNT_WORDS).map((name) => (
          <div key={name}>
            <dt>
              <Phrases>{COUNT_WORDS[name]}</Phrases>
            </dt>
            <dd>
              {shops.filter(({ state, quote }) => countOf(state, quote !== null) === name).length}
              <small>{SHOP_COUNT_WORDS.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      {knowingCount > 0 && <p className={styles.note}>{SHOP_COUNT_WORDS.knowing(knowingCount)}</p>}
    </>
  );
}

const inWords = (moment: string | null) => (moment ? momentText(moment) : '');

/** How it stands. */
const situation = ({ state, shops, withdrawn_at, ended_at, decided_at, choice_until }: OwnRequest) =>
  requestSentences({
    state,
    places: shops,
    since: inWords(withdrawn_at ?? (state === 'decided' ? decided_at : ended_at)),
    until: inWords(choice_until),
    isSold: shops.some(({ release }) => release?.deal),
  });

const testSituation = (names: readonly string[], withdrawnAt: string | null) => [
  TEST_REQUEST.lead,
  withdrawnAt ? TEST_REQUEST.withdrawn(momentText(withdrawnAt)) : TEST_REQUEST.shops(names.length),
];

/** The shops that would have got a test. */
const TestShops = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <ul className={styles.testShops} aria-label={TEST_REQUEST.list}>
      {names.map((name) => (
        <li key={name}>
          <Phrases>{name}</Phrases>
        </li>
      ))}
    </ul>
  );

const WAYS: Readonly<Record<RequestWay, { path: string; words: 'newRequest' | 'shopList' }>> = {
  again: { path: '/form', words: 'newRequest' },
  shops: { path: '/partners', words: 'shopList' },
};

function Ways({ state }: Pick<OwnRequest, 'state'>) {
  const ways = requestWays(state);
  if (ways.length === 0) return null;
  return (
    <p className={classes(styles.ways, 'not-printed')}>
      {ways.map((way) => (
        <a key={way} className={buttonClass('line')} href={WAYS[way].path}>
          {REQUEST[WAYS[way].words]}
        </a>
      ))}
    </p>
  );
}

interface RequestHeadProps {
  request: ShownRequest;
  asked: RequestAnswers;
}

/** Which request it is, how it stands, and what can be taken back. */
export function RequestHead({ request, asked }: RequestHeadProps) {
  const { number, created_at, shops, state, withdrawn_at, test } = request;
  return (
    <header className={styles.head}>
      <HeadSaved request={request} asked={asked} />
      <h1>{REQUEST.title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{FOLLOW_UP.number}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
        <SentAt at={created_at} />
      </dl>
      <div className={styles.situation}>
        {(test ? testSituation(test, withdrawn_at) : situation(request)).map((text) => (
          <p key={text}>
            <Phrases>{text}</Phrases>
          </p>
        ))}
      </div>
      <AskedCases side="seller" cases={shops.flatMap(({ cases }) => cases)} />
      <HeadActs request={request} asked={asked} />
      {shops.length > 0 && !withdrawn_at && <Counts shops={shops} />}
      {test ? <TestShops names={test} /> : <Ways state={state} />}
    </header>
  );
}
