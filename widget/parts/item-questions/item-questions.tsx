import { isFilled, missingFields, visibleFields } from '../../goods/disclosure.ts';
import type { Item } from '../../goods/item.ts';
import type { ItemErrors } from '../../goods/item-validation.ts';
import { ItemField } from '../item-field/item-field.tsx';

export interface ItemQuestionsProps {
  item: Item;
  errors: ItemErrors | undefined;
  /** Whether its message is announced. */
  announced: boolean;
}

/** The answered questions of an item's category, and the next one. */
export default function ItemQuestions({ item, errors, announced }: ItemQuestionsProps) {
  const first = missingFields(item)[0];
  return visibleFields(item).map((field) => (
    <ItemField
      key={`${item.category}-${field.key}`}
      item={item}
      field={field}
      error={errors?.[field.key]}
      announced={announced}
      next={field === first && !isFilled(item, field)}
    />
  ));
}
