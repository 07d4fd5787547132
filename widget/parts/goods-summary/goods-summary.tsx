import { CATEGORIES } from '#contract/goods/categories.ts';
import type { Item } from '../../goods/item.ts';
import { itemName } from '../../goods/item-name.ts';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import { SummaryPicture } from './summary-picture.tsx';

/** The goods once more before they are sent, in a line each. */
export function GoodsSummary() {
  const items = useFormState(({ goods }) => goods.items);
  if (items.every((item) => !item.category)) return null;
  return (
    <section className="summary" aria-label={MESSAGES.title}>
      <h3 className="summary__title">{MESSAGES.title}</h3>
      <ol>
        {items.map((item, index) => (
          <Line key={item.id} item={item} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Line({ item, number }: { item: Item; number: number }) {
  const form = useActions();
  return (
    <li className="summary__line">
      <SummaryPicture item={item} />
      <p className="summary__text">
        <span className="summary__category">{item.category && CATEGORIES[item.category].label}</span>
        <span className="summary__name">{itemName(item)}</span>
      </p>
      <button
        type="button"
        className="link link--button"
        aria-label={MESSAGES.changeItem(number)}
        onClick={() => form.change(item.id)}
      >
        {MESSAGES.change}
      </button>
    </li>
  );
}
