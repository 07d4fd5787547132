import { translated } from '#contract/language/words.ts';
import type { FollowUpItem } from '#server/quotes/link-acts.ts';
import styles from './follow-up.module.css';
import { FOLLOW_UP } from './messages.ts';
import { Fact } from './part.tsx';
import { Photos } from './photos.tsx';

interface GoodsProps {
  items: readonly FollowUpItem[];
  /** Large photos, for a page about these goods, which names them above. */
  large?: boolean;
  /** The viewer may not see photos any more: they are not mentioned. */
  isOver?: boolean;
}

/** The goods of the seller, with their photos. */
export function Goods({ items, large = false, isOver = false }: GoodsProps) {
  return (
    <ol className={large ? styles.goodsLarge : styles.goods}>
      {items.map(({ title, withdrawn, facts, photos }, index) => (
        // The same thing may be there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={index}>
          {(!large || items.length > 1) && <h3>{translated(title)}</h3>}
          {withdrawn && <p className={styles.lead}>{FOLLOW_UP.withdrawnItem}</p>}
          {(photos.length > 0 || !(isOver || withdrawn)) && (
            <Photos title={translated(title)} photos={photos} large={large} />
          )}
          <dl>
            {facts.map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
