import { translated } from '#contract/language/words.ts';
import { amountText } from '#contract/life/follow-up.ts';
import type { ItemPrice } from '#contract/life/item-prices.ts';
import type { FollowUpItem } from '#server/quotes/link-acts.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './follow-up.module.css';
import { FOLLOW_UP } from './messages.ts';

interface ItemPriceListProps {
  prices: readonly ItemPrice[];
  /** All goods of the request: those without a price are not bought. */
  items: readonly FollowUpItem[];
}

/** The prices of single items, and the goods that the shop does not buy. */
export const ItemPriceList = ({ prices, items }: ItemPriceListProps) => (
  <ul className={styles.prices}>
    {items.map(({ title, withdrawn }, item) => {
      const price = prices.find((one) => one.item === item);
      const name = FOLLOW_UP.nthItem(item + 1, translated(title));
      return (
        !withdrawn && (
          <li key={name}>
            <Phrases>{name}</Phrases>
            <span>{price ? amountText({ low: price.amount, high: price.amount }) : FOLLOW_UP.notBought}</span>
          </li>
        )
      );
    })}
  </ul>
);
