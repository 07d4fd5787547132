import type { OptionField } from '../../goods/answering.ts';
import type { Item } from '../../goods/item.ts';

/** One question of the dialog. */
export interface StepProps<Asked extends OptionField> {
  item: Item;
  field: Asked;
  onBack: () => void;
  /** Called with the answered item, and the last question that was answered. */
  onNext: (item: Item, last: OptionField) => void;
  onClose: () => void;
}
