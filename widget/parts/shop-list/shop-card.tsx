import { useId } from 'react';
import { NewTabIcon } from '../new-tab-icon/new-tab-icon.tsx';
import { SHOPS, THANKS } from '../thanks-step/messages.ts';
import type { ShopDetails } from './shop-details.ts';

export function ShopCard({ shop }: { shop: ShopDetails }) {
  const titleId = useId();
  const { name, comment, address, tel, telHref, website } = shop;
  return (
    <article className="thanks-card" aria-labelledby={titleId}>
      <h4 id={titleId} className="thanks-card__name">
        {name}
      </h4>
      {comment && <p className="thanks-card__comment">{comment}</p>}
      {(address || tel) && (
        <dl className="thanks-card__facts">
          {address && (
            <div className="thanks-card__fact">
              <dt>{SHOPS.address}</dt>
              <dd>{address}</dd>
            </div>
          )}
          {tel && (
            <div className="thanks-card__fact">
              <dt>{SHOPS.tel}</dt>
              <dd>
                {telHref ? (
                  <a className="thanks-card__tel" href={telHref}>
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
          className="thanks-card__website"
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${SHOPS.visitOf(name)}（${THANKS.newTab}）`}
        >
          {SHOPS.visit}
          <NewTabIcon />
        </a>
      )}
    </article>
  );
}
