import { useState } from 'react';
import { isPicked, type OptionField } from '../../goods/answering.ts';
import { appliesTo } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { fieldsOf } from '../../goods/questions.ts';
import pickerCss from '../picker/picker.css?inline';
import { useStyles } from '../styles.ts';
import { useFormState } from '../use-form.ts';
import { CatalogueStep } from './catalogue-step.tsx';
import { ChoiceStep } from './choice-step.tsx';

interface AnswerPickerProps {
  itemId: string;
  /** The question that the dialog opens with. */
  field: OptionField;
  /** Where the arrow leads from the first question; without it, the arrow closes the dialog there. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** The question beside this one that applies, if it is answered in a dialog too. */
function beside(item: Item, field: OptionField, by: 1 | -1): OptionField | undefined {
  const fields = fieldsOf(item).filter((one) => one.key === field.key || appliesTo(one.when, item));
  const next = fields[fields.findIndex((one) => one.key === field.key) + by];
  return isPicked(next) ? next : undefined;
}

/** The dialog that chooses answers from lists. It goes on as long as the next question is answered in a dialog too. */
export default function AnswerPicker({ itemId, field: first, onClose, onBack = onClose }: AnswerPickerProps) {
  useStyles(pickerCss);
  const [key, setKey] = useState(first.key);
  const item = useFormState((form) => form.goods.items.find((one) => one.id === itemId));
  const field = item && fieldsOf(item).find((one) => one.key === key);
  if (!item || !isPicked(field)) return null;
  const goTo = (next: OptionField | undefined, or: () => void) => (next ? setKey(next.key) : or());
  const steps = {
    item,
    onBack: () => goTo(beside(item, field, -1), onBack),
    onNext: (newItem: Item, last: OptionField) => goTo(beside(newItem, last, 1), onClose),
    onClose,
  };
  return field.kind === 'catalogue' ? (
    <CatalogueStep key={key} field={field} {...steps} />
  ) : (
    <ChoiceStep key={key} field={field} {...steps} />
  );
}
