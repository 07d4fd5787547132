import { createElement, useId } from 'react';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { COMMON } from '../messages.ts';
import { NewTabIcon } from '../new-tab-icon/new-tab-icon.tsx';
import { MESSAGES } from './messages.ts';
import type { ShopDetails } from './shop-details.ts';

/** No line ends within a number such as 5-15-17. */
const NUMBER = /(\d+(?:-\d+)+)/;

const Address = ({ children }: { children: string }) =>
  createElement(
    'dd',
    { lang: OWN_LANGUAGE },
    ...children
      .split(NUMBER)
      .map((part, index) =>
        index % 2 ? createElement('span', { className: 'shop-card__number' }, part) : part,
      ),
  );

export function ShopCard({ shop }: { shop: ShopDetails }) {
  const titleId = useId();
  const { name, reasons, comment, address, tel, telHref, website } = shop;
  return (
    <article className="shop-card" aria-labelledby={titleId}>
      <h4 id={titleId} className="shop-card__name" lang={OWN_LANGUAGE}>
        {name}
      </h4>
      {reasons && <p className="shop-card__reasons">{reasons}</p>}
      {comment && (
        <p className="shop-card__comment" lang={OWN_LANGUAGE}>
          {comment}
        </p>
      )}
      {(address || tel) && (
        <dl className="shop-card__facts">
          {address && (
            <div className="shop-card__fact">
              <dt>{MESSAGES.address}</dt>
              <Address>{address}</Address>
            </div>
          )}
          {tel && (
            <div className="shop-card__fact">
              <dt>{MESSAGES.tel}</dt>
              <dd>
                {telHref ? (
                  <a className="shop-card__tel" href={telHref}>
                    {tel}
                  </a>
                ) : (
                  tel
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
      {website && (
        <a
          className="shop-card__website"
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${MESSAGES.visitOf(name)}${COMMON.newTab}`}
        >
          {MESSAGES.visit}
          <NewTabIcon />
        </a>
      )}
    </article>
  );
}
