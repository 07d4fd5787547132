import { useMemo, useState } from 'react';
import { answer, writeOther } from '../../goods/answering.ts';
import { type Option, type OptionList, optionList } from '../../goods/catalogue-options.ts';
import { type CatalogueField, holds } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { fieldsOf } from '../../goods/questions.ts';
import { callMessage } from '../../state/call-messages.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { MESSAGES } from '../picker/messages.ts';
import { otherText, Picker, Unlisted } from '../picker/picker.tsx';
import { PickerFailure, PickerLoading, PickerWaiting } from '../picker/picker-state.tsx';
import { type ShownList, useCatalogue } from '../use-catalogue.ts';
import { useActions, useFormState } from '../use-form.ts';
import { whenShown } from '../when-shown.ts';

interface CataloguePickerProps {
  itemId: string;
  /** The question that the dialog opens with. */
  field: CatalogueField;
  onClose: () => void;
}

const catalogueFields = (item: Item) => fieldsOf(item).filter((field) => field.kind === 'catalogue');

/** The next question that the dialog asks; questions that do not apply are passed over. */
function below(item: Item, field: CatalogueField): CatalogueField | undefined {
  const next = catalogueFields(item).find((one) => one.key === field.drillsInto);
  return !next || holds(next.when, item) ? next : below(item, next);
}

/** The question that led to this one. */
function above(item: Item, field: CatalogueField): CatalogueField | undefined {
  const last = catalogueFields(item).find((one) => one.drillsInto === field.key);
  return !last || holds(last.when, item) ? last : above(item, last);
}

/** The dialog that chooses from the catalogue, step by step where questions drill into each other. */
export default function CataloguePicker({ itemId, field: first, onClose }: CataloguePickerProps) {
  const [key, setKey] = useState(first.key);
  const item = useFormState((form) => form.goods.items.find((one) => one.id === itemId));
  const field = item && catalogueFields(item).find((one) => one.key === key);
  if (!item || !field) return null;
  const goTo = (next: CatalogueField | undefined) => (next ? setKey(next.key) : onClose());
  return (
    <Step
      key={key}
      item={item}
      field={field}
      onBack={() => goTo(above(item, field))}
      onNext={(answered) => goTo(below(answered, field))}
      onClose={onClose}
    />
  );
}

interface StepProps {
  item: Item;
  field: CatalogueField;
  onBack: () => void;
  onNext: (answered: Item) => void;
  onClose: () => void;
}

const NOTHING: readonly Option[] = [];

/**
 * Whether a question has no list although nothing went wrong: the catalogue has no entries for many goods below a
 * certain level. A first list is never empty.
 */
function isUnlisted(field: CatalogueField, state: ShownList, list: OptionList): boolean {
  return state.status === 'ready' && list.entries.length === 0 && field.level > 1 && Boolean(list.other);
}

/** One question of the dialog. The arrow leads from a free text to the list, and from the list to the question above. */
function Step({ item, field, onBack, onNext, onClose }: StepProps) {
  const { goods } = useActions();
  const { list: state } = useCatalogue(field, item);
  const entries = state.status === 'ready' ? state.entries : NOTHING;
  const list = useMemo(() => optionList(field, entries), [field, entries]);
  const [writing, setWriting] = useState(otherText(item, field));
  const unlisted = isUnlisted(field, state, list);
  const isList = unlisted || writing === undefined;
  const finish = (change: (one: Item) => Item) => {
    goods.update(item.id, change);
    // The answer is on the screen at once; the list behind it may be removed later.
    whenShown(() => onNext(change(item)));
  };
  const Body = unlisted ? Unlisted : Listed;
  return (
    <Dialog
      title={unlisted || writing !== undefined ? MESSAGES.write(field.label) : field.title}
      wide
      onBack={isList ? onBack : () => setWriting(undefined)}
      onClose={onClose}
    >
      <Body
        item={item}
        field={field}
        state={state}
        list={list}
        writing={writing}
        onChoose={(option) => finish((one) => answer(one, field, option.name, option.code))}
        onOther={(text) => finish((one) => writeOther(one, field, text))}
        onWriting={setWriting}
      />
    </Dialog>
  );
}

interface ListedProps extends Omit<Parameters<typeof Picker>[0], 'layout'> {
  field: CatalogueField;
  state: ShownList;
}

function Listed({ state, ...props }: ListedProps) {
  const { item, field, list } = props;
  const form = useActions();
  const onRetry = () => form.retry({ item: item.id, field: field.key }, scrollY);
  if (state.status === 'loading') return <PickerLoading />;
  if (state.status === 'failed') {
    const call = state.level === 1 ? 'firstLevel' : 'nextLevel';
    return <PickerFailure message={callMessage(call, state.failure)} onRetry={onRetry} />;
  }
  if (state.status === 'waiting') return <PickerWaiting message={state.message} />;
  return (
    <>
      {list.entries.length === 0 && <PickerFailure onRetry={onRetry} />}
      <Picker {...props} layout={field.layout} />
    </>
  );
}
