import { useId } from 'react';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { SHOPS } from '../thanks-step/messages.ts';
import { ShopCard } from './shop-card.tsx';
import { shopDetails } from './shop-details.ts';

export function ShopList({ shops }: { shops: readonly CompanyShop[] }) {
  const titleId = useId();
  // Shops have no identity, and the list never changes: their place in it tells them apart.
  const listed = shops.map((shop, place) => ({ place, details: shopDetails(shop) }));
  return (
    <section className="thanks-shops" aria-labelledby={titleId}>
      <h3 id={titleId} className="thanks__section-title">
        {shops.length > 0 ? SHOPS.title : SHOPS.titleWithout}
        {shops.length > 0 && <span className="thanks-shops__count">{SHOPS.count(shops.length)}</span>}
      </h3>
      {shops.length === 0 ? (
        <p className="thanks-shops__none">{SHOPS.none}</p>
      ) : (
        // Safari takes the role from lists without markers.
        <ul className="thanks-shops__list" role="list">
          {listed.map(({ place, details }) => (
            <li key={place} className="thanks-shops__item">
              <ShopCard shop={details} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
