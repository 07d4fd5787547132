import { useState } from 'react';
import { translated } from '#contract/language/words.ts';
import { answer, writeOther } from '../../goods/answering.ts';
import { type ChoiceField, optionsFor } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { MESSAGES as PICKER } from '../picker/messages.ts';
import { otherText, Picker } from '../picker/picker.tsx';
import { useActions, useTheme } from '../use-form.ts';
import { whenShown } from '../when-shown.ts';
import { MESSAGES } from './messages.ts';
import type { StepProps } from './step-props.ts';

/** A question with a fixed list that ends in その他. */
export function ChoiceStep({ item, field, onBack, onNext, onClose }: StepProps<ChoiceField>) {
  const { goods } = useActions();
  const theme = useTheme();
  const [writing, setWriting] = useState(otherText(item, field));
  const names = optionsFor(field.options, theme).filter((name) => name !== field.other?.option);
  const entries = names.map((name) => ({ name, code: '', image: '' }));
  const finish = (change: (one: Item) => Item) => {
    goods.update(item.id, change);
    whenShown(() => onNext(change(item), field));
  };
  return (
    <Dialog
      title={
        writing === undefined
          ? MESSAGES.choose(translated(field.label))
          : PICKER.write(translated(field.label))
      }
      wide
      onBack={writing === undefined ? onBack : () => setWriting(undefined)}
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
