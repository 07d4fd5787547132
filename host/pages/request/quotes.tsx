import { type ReactNode, useId } from 'react';
import { translated } from '#contract/language/words.ts';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { PENDING_WORDS } from '#contract/life/page-words.ts';
import { placeWords } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { ItemPriceList } from '../../blocks/follow-up/item-prices.tsx';
import { leftItems } from '../../blocks/follow-up/left-items.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { telHref } from '../../blocks/follow-up/tel.ts';
import { VISIT_RIGHTS } from '../../blocks/visit-rights/messages.ts';
import { classes } from '../../ui/classes.ts';
import { inJapanese } from '../../ui/in-japanese.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { compareQuotes, isUndecided, isUneven, type Offer } from './compare-quotes.ts';
import { DECISION, QUOTES, SHOPS } from './messages.ts';
import { PARTS } from './parts.ts';
import styles from './quotes.module.css';
import type { ShownRequest } from './request-call.server.ts';
import { Learned, ShopPage, State } from './shops.tsx';

/** The form that takes the shops that are ticked (decision.tsx). */
export const CHOOSE_FORM = 'choose';

/** On phones each row is a card; the roles keep it a table for screen readers. */
function Cell({ name, look, children }: { name: string; look?: string | undefined; children: ReactNode }) {
  return (
    <td role="cell" className={look}>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  );
}

/** The distance of the shop, its quotes of late and how fast they came, and its licence. */
const aboutOf = ({ distance_km: km, recent_quotes: count, answer_hours: hours, licence }: Offer['shop']) =>
  [
    km !== null && QUOTES.km(km),
    count > 0 && QUOTES.quotes(count),
    hours !== null && QUOTES.hours(hours),
    licence && QUOTES.licence(licence),
  ].filter((text) => typeof text === 'string' && text !== '') as string[];

/** All else about the shop: its page, how it stands, and what it has learned. */
const About = ({ shop }: { shop: Offer['shop'] }) => (
  <details className={styles.fold}>
    <summary>{QUOTES.about}</summary>
    <ul className={styles.about}>
      {aboutOf(shop).map((text) => (
        <li key={text}>
          <Phrases>{text}</Phrases>
        </li>
      ))}
    </ul>
    <State shop={shop} />
    <Learned learned={shop.learned} />
    <ShopPage shop={shop} />
  </details>
);

interface RowProps extends Offer {
  items: OwnRequest['items'];
  isPicked: boolean;
  /** The table has a column for telephone numbers. */
  hasTel: boolean;
}

function Row({ shop, quote, isOver, isPast, isHighest, items, isPicked, hasTel }: RowProps) {
  const { uuid, name, state, why, pending, tel, may } = shop;
  return (
    <tr role="row" className={classes(isHighest && styles.highest, isOver && styles.over)}>
      <th role="rowheader" scope="row">
        <span lang={inJapanese()}>
          <Phrases>{name}</Phrases>
        </span>
        {state !== 'quoted' && state !== 'withdrawn' && (
          <span className={styles.state}>{placeWords('seller', state, why)}</span>
        )}
        {pending && <span className={styles.state}>{PENDING_WORDS[pending.what]}</span>}
      </th>
      <td role="cell" className={styles.amount}>
        {isHighest && <span className={styles.mark}>{QUOTES.highest}</span>}
        <Phrases>{amountText(quote)}</Phrases>
        {quote.items && (
          <div className={styles.prices}>
            <ItemPriceList prices={quote.items} items={items} />
          </div>
        )}
      </td>
      <Cell name={QUOTES.method} look={styles.method}>
        <span className={styles.short}>{translated(QUOTE_METHODS[quote.method])}</span>
      </Cell>
      <Cell name={QUOTES.validUntil} look={styles.until}>
        <time className={styles.short} dateTime={quote.valid_until}>
          {QUOTES.until(dayText(quote.valid_until))}
        </time>
        {isPast && <span className={styles.ended}>{QUOTES.over}</span>}
      </Cell>
      <Cell name={QUOTES.remark} look={classes(styles.wide, !quote.remark && styles.empty)}>
        <span className={styles.remark} lang={quote.remark ? inJapanese() : undefined}>
          <Phrases>{quote.remark || QUOTES.nothing}</Phrases>
        </span>
      </Cell>
      <Cell name={QUOTES.about} look={styles.wide}>
        <About shop={shop} />
      </Cell>
      {hasTel && (
        <Cell name={QUOTES.contact} look={styles.contact}>
          {tel && (
            <a className={styles.tel} href={telHref(tel)} aria-label={SHOPS.call(name, tel)}>
              {tel}
            </a>
          )}
        </Cell>
      )}
      <td role="cell" className={styles.choice}>
        {may.includes('choose') && (
          <label>
            <input type="checkbox" name="shops" value={uuid} form={CHOOSE_FORM} defaultChecked={isPicked} />
            <span className="visually-hidden">{DECISION.option(name, amountText(quote))}</span>
            {DECISION.choose}
          </label>
        )}
      </td>
    </tr>
  );
}

const columnsOf = (hasTel: boolean) => [
  QUOTES.shop,
  QUOTES.amount,
  QUOTES.method,
  QUOTES.validUntil,
  QUOTES.remark,
  QUOTES.about,
  ...(hasTel ? [QUOTES.contact] : []),
  DECISION.choose,
];

/** A sentence about offers that cannot be put in an order. */
const orderWords = (offers: readonly Offer[]) =>
  isUneven(offers) ? QUOTES.uneven : isUndecided(offers) ? QUOTES.undecided : undefined;

interface QuotesProps {
  request: ShownRequest;
  /** The shops that are ticked at first, by their uuids. */
  picked: readonly string[];
}

/** The quotes side by side, the best first, with the shops to choose. Empty without quotes. */
export function Quotes({ request: { shops, items, today }, picked }: QuotesProps) {
  const id = useId();
  const offers = compareQuotes(shops, today);
  if (offers.length === 0) return null;
  const hasTel = offers.some(({ shop }) => shop.tel);
  const isWhole = leftItems(items).length > 1 && offers.some(({ quote }) => quote.items === null);
  return (
    <Part id={PARTS.quotes.id} title={QUOTES.title} lead={orderWords(offers)}>
      <div role="group" aria-label={DECISION.legend}>
        <table
          role="table"
          className={styles.table}
          aria-label={QUOTES.caption}
          aria-describedby={isWhole ? id : undefined}
        >
          <thead role="rowgroup">
            <tr role="row">
              {columnsOf(hasTel).map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {offers.map((offer) => (
              <Row
                key={offer.shop.uuid}
                {...offer}
                items={items}
                hasTel={hasTel}
                isPicked={picked.includes(offer.shop.uuid)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isWhole && (
        <p className={styles.note} id={id}>
          <Phrases>{QUOTES.whole}</Phrases>
        </p>
      )}
      {offers.some(({ quote }) => quote.method === 'visit') && (
        <FoldedPart title={VISIT_RIGHTS.title}>
          {VISIT_RIGHTS.texts.map((text) => (
            <p key={text}>
              <Phrases>{text}</Phrases>
            </p>
          ))}
        </FoldedPart>
      )}
    </Part>
  );
}
