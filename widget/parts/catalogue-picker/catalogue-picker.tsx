import { startTransition, useMemo, useState } from 'react';
import { answer, fieldsOf, writeOther } from '../../goods/answering.ts';
import { type Option, optionList, sourceOf } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { callMessage } from '../../state/call-messages.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { isOther, Picker } from '../picker/picker.tsx';
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
  const [key, setKey] = useState(first.key);
  const item = useFormState((form) => form.goods.items.find((one) => one.id === itemId));
  const field = item && catalogueFields(item).find((one) => one.key === key);
  if (!item || !field) return null;
  const above = catalogueFields(item).find((one) => one.drillsInto === key);
  return (
    <Step
      key={key}
      item={item}
      field={field}
      onBack={above ? () => setKey(above.key) : onClose}
      onNext={field.drillsInto ? () => field.drillsInto && setKey(field.drillsInto) : onClose}
      onClose={onClose}
    />
  );
}

interface StepProps {
  item: Item;
  field: CatalogueField;
  onBack: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** One question of the dialog. The arrow leads from a free text to the list, and from the list to the question above. */
function Step({ item, field, onBack, onNext, onClose }: StepProps) {
  const { goods } = useActions();
  const [writing, setWriting] = useState(isOther(item, field));
  const finish = (change: (one: Item) => Item) => {
    goods.update(item.id, change);
    // The answer is on the screen at once; the list behind it may be taken away later.
    startTransition(onNext);
  };
  return (
    <Dialog title={field.title} wide onBack={writing ? () => setWriting(false) : onBack} onClose={onClose}>
      <Body
        item={item}
        field={field}
        writing={writing}
        onChoose={(option) => finish((one) => answer(one, field, option.name, option.code))}
        onOther={(text) => finish((one) => writeOther(one, field, text))}
        onWriting={setWriting}
      />
    </Dialog>
  );
}

interface BodyProps {
  item: Item;
  field: CatalogueField;
  writing: boolean;
  onChoose: (option: Option) => void;
  onOther: (text: string) => void;
  onWriting: (writing: boolean) => void;
}

const NOTHING: readonly Option[] = [];

function Body(props: BodyProps) {
  const { item, field } = props;
  const { list: state } = useCatalogue(field, item);
  const entries = state.status === 'ready' ? state.entries : NOTHING;
  const list = useMemo(() => optionList(field, entries), [field, entries]);
  if (state.status === 'loading') return <PickerLoading />;
  if (state.status === 'failed') {
    const call = state.level === 1 ? 'firstLevel' : 'nextLevel';
    return <PickerFailure message={callMessage(call, state.failure)} />;
  }
  if (state.status === 'waiting') return <PickerWaiting message={state.message} />;
  const expected = sourceOf(field, item).kind !== 'none';
  const nothing = list.entries.length === 0 && expected && <PickerFailure />;
  if (nothing && !list.other && !list.unknown) return nothing;
  return (
    <>
      {nothing}
      <Picker {...props} list={list} layout={field.layout} />
    </>
  );
}
