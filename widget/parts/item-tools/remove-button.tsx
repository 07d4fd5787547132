import { useActions } from '../use-form.ts';
import type { ItemToolsProps } from './item-tools-props.ts';
import { MESSAGES } from './messages.ts';

export function RemoveButton({ item, number }: ItemToolsProps) {
  const { goods } = useActions();
  return (
    <button
      type="button"
      className="item__remove"
      aria-label={MESSAGES.removeItem(number)}
      onClick={() => goods.remove(item.id)}
    >
      {MESSAGES.remove}
    </button>
  );
}
