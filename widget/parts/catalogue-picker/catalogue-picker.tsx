import { startTransition, useMemo, useState } from 'react';
import { answer, fieldsOf, writeOther } from '../../goods/answering.ts';
import { type Option, optionList, sourceOf } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { callMessage } from '../../state/call-messages.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { PickerBody } from '../picker/picker.tsx';
import { PickerFailure, PickerLoading, PickerWaiting } from '../picker/picker-state.tsx';
import { useCatalogue } from '../use-catalogue.ts';
import { useActions, useFormState } from '../use-form.ts';

interface CataloguePickerProps {
  itemId: string;
  /** The question that the dialog opens with. */
  field: CatalogueField;
  onClose: () => void;
}

const catalogueFields = (item: Item) => fieldsOf(item).filter((field) => field.kind === 'catalogue');

/** The dialog that chooses from the catalogue, step by step where questions drill into each other. */
export default function CataloguePicker({ itemId, field: first, onClose }: CataloguePickerProps) {
  const { goods } = useActions();
  const [key, setKey] = useState(first.key);
  const item = useFormState((form) => form.goods.items.find((one) => one.id === itemId));
  const field = item && catalogueFields(item).find((one) => one.key === key);
  if (!item || !field) return null;
  const above = catalogueFields(item).find((one) => one.drillsInto === key);

  const finish = (change: (one: Item) => Item) => {
    goods.update(itemId, change);
    // The answer is on the screen at once; the list behind it may take its time to go.
    startTransition(() => (field.drillsInto ? setKey(field.drillsInto) : onClose()));
  };

  return (
    <Dialog
      key={key}
      title={field.title}
      wide
      onBack={above ? () => setKey(above.key) : onClose}
      onClose={onClose}
    >
      <Body
        item={item}
        field={field}
        onChoose={(option) => finish((one) => answer(one, field, option.name, option.code))}
        onOther={(text) => finish((one) => writeOther(one, field, text))}
      />
    </Dialog>
  );
}

interface BodyProps {
  item: Item;
  field: CatalogueField;
  onChoose: (option: Option) => void;
  onOther: (text: string) => void;
}

const NOTHING: readonly Option[] = [];

function Body({ item, field, onChoose, onOther }: BodyProps) {
  const { list: state } = useCatalogue(field, item);
  const entries = state.status === 'ready' ? state.entries : NOTHING;
  const list = useMemo(() => optionList(field, entries), [field, entries]);
  if (state.status === 'loading') return <PickerLoading />;
  if (state.status === 'failed')
    return (
      <PickerFailure message={callMessage(state.level === 1 ? 'firstLevel' : 'nextLevel', state.failure)} />
    );
  if (state.status === 'waiting') return <PickerWaiting message={state.message} />;
  const expected = sourceOf(field, item).kind !== 'none';
  const nothing = list.entries.length === 0 && expected && <PickerFailure />;
  if (nothing && !list.other && !list.unknown) return nothing;
  return (
    <>
      {nothing}
      <PickerBody
        list={list}
        layout={field.layout}
        chosen={textOf(item, field.key)}
        otherText={field.other ? textOf(item, field.other.textKey) : ''}
        isOther={item.others.includes(field.key)}
        onChoose={onChoose}
        onOther={onOther}
      />
    </>
  );
}
