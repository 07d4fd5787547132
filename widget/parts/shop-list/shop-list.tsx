import { useId } from 'react';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';
import { ShopCard } from './shop-card.tsx';
import { shopDetails } from './shop-details.ts';

export function ShopList({ shops }: { shops: readonly CompanyShop[] }) {
  const titleId = useId();
  // Shops have no id, and the list never changes, so their place in the list can be the key.
  const entries = shops.map((shop, place) => ({ place, details: shopDetails(shop) }));
  return (
    <section className="shop-list" aria-labelledby={titleId}>
      <h3 id={titleId} className="thanks__section-title">
        <Phrases>{shops.length > 0 ? MESSAGES.title : MESSAGES.titleWithout}</Phrases>
        {shops.length > 0 && <span className="shop-list__count">{MESSAGES.count(shops.length)}</span>}
      </h3>
      {shops.length === 0 ? (
        <p className="shop-list__none">
          <Phrases>{MESSAGES.none}</Phrases>
        </p>
      ) : (
        // Safari drops the role of lists that have no markers.
        <ul className="shop-list__list" role="list">
          {entries.map(({ place, details }) => (
            <li key={place} className="shop-list__item">
              <ShopCard shop={details} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
