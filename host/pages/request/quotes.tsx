import { type ReactNode, useId } from 'react';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import { placeWords } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { FoldedPart, Part } from '../../blocks/follow-up/part.tsx';
import { telHref } from '../../blocks/follow-up/tel.ts';
import { VISIT_RIGHTS } from '../../blocks/visit-rights/messages.ts';
import { classes } from '../../ui/classes.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { compareQuotes, isUndecided, type Offer } from './compare-quotes.ts';
import { QUOTES, SHOPS } from './messages.ts';
import styles from './quotes.module.css';

/** On phones each row is a card; the roles keep it a table for screen readers. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <td role="cell">
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

function Row({ shop, quote, isOver, isPast, isHighest }: Offer) {
  const { name, state, why } = shop;
  return (
    <tr role="row" className={classes(isHighest && styles.highest, isOver && styles.over)}>
      <th role="rowheader" scope="row">
        <Phrases>{name}</Phrases>
        {isOver && !isPast && state !== 'withdrawn' && (
          <span className={styles.state}>{placeWords('seller', state, why)}</span>
        )}
      </th>
      <td role="cell" className={styles.amount}>
        {isHighest && <span className={styles.mark}>{QUOTES.highest}</span>}
        <Phrases>{amountText(quote)}</Phrases>
      </td>
      <Cell name={QUOTES.method}>
        <span className={styles.short}>{QUOTE_METHODS[quote.method]}</span>
      </Cell>
      <Cell name={QUOTES.validUntil}>
        <time className={styles.short} dateTime={quote.valid_until}>
          {QUOTES.until(dayText(quote.valid_until))}
        </time>
        {isPast && <span className={styles.ended}>{QUOTES.over}</span>}
      </Cell>
      <Cell name={QUOTES.remark}>
        <span className={styles.remark}>{quote.remark || QUOTES.nothing}</span>
      </Cell>
      <Cell name={QUOTES.about}>
        <ul className={styles.about}>
          {aboutOf(shop).map((text) => (
            <li key={text}>
              <Phrases>{text}</Phrases>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell name={QUOTES.contact}>
        {shop.tel && (
          <a className={styles.tel} href={telHref(shop.tel)} aria-label={SHOPS.call(name, shop.tel)}>
            {shop.tel}
          </a>
        )}
      </Cell>
    </tr>
  );
}

const COLUMNS = [
  QUOTES.shop,
  QUOTES.amount,
  QUOTES.method,
  QUOTES.validUntil,
  QUOTES.remark,
  QUOTES.about,
  QUOTES.contact,
];

interface QuotesProps {
  shops: OwnRequest['shops'];
  /** The request has several items. */
  isWhole: boolean;
  /** The day in Japan. */
  today: string;
}

/** The quotes side by side, the best first. Empty without quotes. */
export function Quotes({ shops, isWhole, today }: QuotesProps) {
  const id = useId();
  const offers = compareQuotes(shops, today);
  if (offers.length === 0) return null;
  return (
    <Part title={QUOTES.title} lead={isUndecided(offers) ? QUOTES.undecided : undefined}>
      <table
        role="table"
        className={styles.table}
        aria-label={QUOTES.caption}
        aria-describedby={isWhole ? id : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offers.map((offer) => (
            <Row key={offer.shop.uuid} {...offer} />
          ))}
        </tbody>
      </table>
      {offers.some(({ quote }) => quote.method === 'visit') && (
        <FoldedPart title={VISIT_RIGHTS.title}>
          {VISIT_RIGHTS.texts.map((text) => (
            <p key={text}>
              <Phrases>{text}</Phrases>
            </p>
          ))}
        </FoldedPart>
      )}
      {isWhole && (
        <p className={styles.note} id={id}>
          <Phrases>{QUOTES.whole}</Phrases>
        </p>
      )}
    </Part>
  );
}
