import { useState } from 'react';
import { answer, writeOther } from '../../goods/answering.ts';
import { type ChoiceField, optionsFor } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { MESSAGES as PICKER } from '../picker/messages.ts';
import { otherText, Picker } from '../picker/picker.tsx';
import { useActions, useFormState, useTheme } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

interface ChoicePickerProps {
  itemId: string;
  field: ChoiceField;
  onClose: () => void;
}

/** The dialog for a fixed list that ends in その他. */
export default function ChoicePicker({ itemId, field, onClose }: ChoicePickerProps) {
  const { goods } = useActions();
  const theme = useTheme();
  const item = useFormState((form) => form.goods.items.find((one) => one.id === itemId));
  const [writing, setWriting] = useState(item && otherText(item, field));
  if (!item) return null;
  const names = optionsFor(field.options, theme).filter((name) => name !== field.other?.option);
  const entries = names.map((name) => ({ name, code: '', image: '' }));
  const finish = (change: (one: Item) => Item) => {
    goods.update(itemId, change);
    onClose();
  };
  return (
    <Dialog
      title={writing === undefined ? MESSAGES.choose(field.label) : PICKER.write(field.label)}
      onBack={writing === undefined ? onClose : () => setWriting(undefined)}
      onClose={onClose}
    >
      <Picker
        item={item}
        field={field}
        list={{ entries, other: field.other?.option, unknown: undefined }}
        layout="list"
        writing={writing}
        searchable={false}
        onChoose={(option) => finish((one) => answer(one, field, option.name))}
        onOther={(text) => finish((one) => writeOther(one, field, text))}
        onWriting={setWriting}
      />
    </Dialog>
  );
}
