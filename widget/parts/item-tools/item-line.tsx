import { lineNames } from '../goods-summary/names.ts';
import { SummaryPicture } from '../goods-summary/summary-picture.tsx';
import { useActions, useFormState } from '../use-form.ts';
import { CopyButton } from './copy-button.tsx';
import type { ItemToolsProps } from './item-tools-props.ts';
import { MESSAGES } from './messages.ts';
import { PieceCount } from './piece-count.tsx';
import { RemoveButton } from './remove-button.tsx';

/** A finished item in one line, so that the page of many goods stays short. */
export function ItemLine(props: ItemToolsProps) {
  const { item, number } = props;
  const { goods } = useActions();
  const items = useFormState((form) => form.goods.items);
  const { name = '', apart = '' } = lineNames(items).get(item.id) ?? {};
  return (
    <div className="line" data-field={`${item.id}-category`}>
      <SummaryPicture item={item} />
      <p className="line__text">
        <span className="line__number">{[MESSAGES.item(number), apart].filter(Boolean).join('　')}</span>
        <span className="line__name">{name}</span>
      </p>
      <button
        type="button"
        className="line__change"
        data-focus
        aria-label={MESSAGES.changeItem(number)}
        onClick={() => goods.open(item.id)}
      >
        {MESSAGES.change}
      </button>
      <div className="line__tools">
        <PieceCount {...props} />
        <CopyButton {...props} />
        <RemoveButton {...props} />
      </div>
    </div>
  );
}
