import { useEffect, useRef } from 'react';
import { translated } from '#contract/language/words.ts';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { isRefusedByChoice } from '#contract/life/page-words.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { FollowUpForm } from '../../blocks/follow-up/follow-up-form.tsx';
import { Part } from '../../blocks/follow-up/part.tsx';
import { buttonClass } from '../../ui/button/button.ts';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { useServerHtml } from '../../ui/use-server-html.ts';
import type { RequestAsked } from './answer.ts';
import type { OwnShop } from './compare-quotes.ts';
import { isKnowing } from './knowing.ts';
import { DECISION } from './messages.ts';
import styles from './request.module.css';
import { Submit } from './submit.tsx';

/** The heading of a page that has come in the place of another: it is at the top, and has the focus. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const fromServer = useServerHtml();
  useEffect(() => {
    if (fromServer) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [fromServer]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      <Phrases>{DECISION.confirm.title}</Phrases>
    </h1>
  );
}

function Chosen({ shops }: { shops: readonly OwnShop[] }) {
  return (
    <ul className={styles.chosen} aria-label={DECISION.confirm.chosen}>
      {shops.map(({ uuid, name, quote }) => (
        <li key={uuid}>
          <b lang={inJapanese()}>
            <Phrases>{name}</Phrases>
          </b>
          {quote && (
            <>
              <strong>{amountText(quote)}</strong>
              <small>{translated(QUOTE_METHODS[quote.method])}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many shops the choice refuses: with the first shop all others that could still answer, later none. */
const refusedBy = (request: OwnRequest, choices: readonly OwnShop[]): number =>
  request.decided_at
    ? 0
    : request.shops.filter((shop) => isRefusedByChoice(shop.state) && !choices.includes(shop)).length;

interface ConfirmChoiceProps {
  request: OwnRequest;
  /** The shops that were chosen on the page. */
  chosen: readonly OwnShop[];
  asked: RequestAsked;
}

/** Asks once before shops are chosen, and says what follows. */
export function ConfirmChoice({ request, chosen, asked }: ConfirmChoiceProps) {
  const opens = request.contact_release === 'chosen' && !chosen.every(isKnowing);
  const hasVisit = chosen.some(({ quote }) => quote?.method === 'visit');
  return (
    <div className={styles.confirming}>
      <Heading />
      <Chosen shops={chosen} />
      <Part title={DECISION.confirm.follows} isPrinted={false}>
        <ul className={styles.consequences}>
          {DECISION.confirm.facts(refusedBy(request, chosen), opens, hasVisit).map((fact) => (
            <li key={fact}>
              <Phrases>{fact}</Phrases>
            </li>
          ))}
        </ul>
      </Part>
      <FollowUpForm asked={asked} className={styles.ways}>
        {chosen.map(({ uuid }) => (
          <input key={uuid} type="hidden" name="shops" value={uuid} />
        ))}
        {chosen.map(({ uuid, quote }) =>
          quote ? <input key={uuid} type="hidden" name="given_at" value={quote.given_at} /> : null,
        )}
        <input type="hidden" name="confirmed" value="on" />
        <Submit asked={asked} look="gold">
          {DECISION.confirm.submit}
        </Submit>
        <button type="submit" name="back" className={buttonClass('line')} disabled={asked.isSending}>
          {DECISION.confirm.back}
        </button>
      </FollowUpForm>
    </div>
  );
}
