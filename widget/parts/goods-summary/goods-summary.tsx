import { CATEGORIES } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import type { GoodsName } from '../../goods/apart.ts';
import type { Item } from '../../goods/item.ts';
import { useActions, useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import { lineNames } from './names.ts';
import { SummaryPicture } from './summary-picture.tsx';

/** The goods once more before they are sent, in a line each. */
export function GoodsSummary() {
  const items = useFormState(({ goods }) => goods.items);
  const names = lineNames(items);
  if (items.every((item) => !item.category)) return null;
  return (
    <section className="summary" aria-label={MESSAGES.title}>
      <h3 className="summary__title">{MESSAGES.title}</h3>
      <ol>
        {items.map((item, index) => (
          <Line key={item.id} item={item} number={index + 1} names={names.get(item.id)} />
        ))}
      </ol>
    </section>
  );
}

interface LineProps {
  item: Item;
  number: number;
  names: GoodsName | undefined;
}

function Line({ item, number, names }: LineProps) {
  const form = useActions();
  return (
    <li className="summary__line">
      <SummaryPicture item={item} />
      <p className="summary__text">
        <span className="summary__category">
          {[item.category && translated(CATEGORIES[item.category].label), names?.apart]
            .filter(Boolean)
            .join('　')}
        </span>
        <span className="summary__name">{names?.name}</span>
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
