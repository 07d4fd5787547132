import { type ReactNode, useMemo, useState } from 'react';
import { translated } from '#contract/language/words.ts';
import { answer, writeOther } from '../../goods/answering.ts';
import { type Option, type OptionList, optionList } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import type { Item } from '../../goods/item.ts';
import { fieldsOf } from '../../goods/questions.ts';
import { callMessage } from '../../state/call-messages.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { MESSAGES } from '../picker/messages.ts';
import { otherText, Picker, Unlisted } from '../picker/picker.tsx';
import { PickerFailure, PickerLoading, PickerWaiting } from '../picker/picker-state.tsx';
import { type ShownList, useCatalogue } from '../use-catalogue.ts';
import { useActions } from '../use-form.ts';
import { whenShown } from '../when-shown.ts';
import type { StepProps } from './step-props.ts';

const NOTHING: readonly Option[] = [];

/**
 * Whether a question has no list although nothing went wrong: the catalogue has no entries for many goods below a
 * certain level. A first list is never empty.
 */
function isUnlisted(field: CatalogueField, state: ShownList, list: OptionList): boolean {
  return state.status === 'ready' && list.entries.length === 0 && field.level > 1 && Boolean(list.other);
}

/** The question whose list is below an entry of this one. */
const fieldBelow = (item: Item, field: CatalogueField): CatalogueField | undefined =>
  fieldsOf(item)
    .filter((one) => one.kind === 'catalogue')
    .find(({ parent }) => parent?.key === field.key);

/** A question of an item of the form, with a list of the catalogue. */
export function CatalogueStep({ onNext, ...props }: StepProps<CatalogueField>) {
  const { goods } = useActions();
  const { item } = props;
  const finish = (change: (one: Item) => Item, last: CatalogueField) => {
    goods.update(item.id, change);
    // The answer is on the screen at once; the list behind it may be removed later.
    whenShown(() => onNext(change(item), last));
  };
  return <CatalogueQuestion {...props} onAnswer={finish} />;
}

interface CatalogueQuestionProps extends Omit<StepProps<CatalogueField>, 'onNext'> {
  /** Called with the answer, and the last question that it answers. */
  onAnswer: (change: (one: Item) => Item, last: CatalogueField) => void;
  /** The answers that are taken so far, if several are taken one after the other. */
  taken?: ReadonlySet<string>;
  /** Below the list. */
  children?: ReactNode;
}

/**
 * A question with a list of the catalogue. The arrow leads from a free text to the list, and from the list to the question
 * above.
 */
export function CatalogueQuestion(props: CatalogueQuestionProps) {
  const { item, field, onAnswer, taken, onBack, onClose, children } = props;
  const { list: state } = useCatalogue(field, item);
  const entries = state.status === 'ready' ? state.entries : NOTHING;
  const list = useMemo(() => optionList(field, entries), [field, entries]);
  const [writing, setWriting] = useState(otherText(item, field));
  const mustWrite = isUnlisted(field, state, list);
  const isList = mustWrite || writing === undefined;
  const choose = ({ name, code, below }: Option) => {
    const lower = below && fieldBelow(item, field);
    onAnswer((one) => {
      const newItem = answer(one, field, name, code);
      return lower ? answer(newItem, lower, below.name, below.code) : newItem;
    }, lower || field);
  };
  const write = (text: string) => {
    onAnswer((one) => writeOther(one, field, text), field);
    // Further answers may follow.
    if (taken) setWriting(undefined);
  };
  const Body = mustWrite ? Unlisted : Listed;
  return (
    <Dialog
      title={
        mustWrite || writing !== undefined ? MESSAGES.write(translated(field.label)) : translated(field.title)
      }
      wide
      onBack={isList ? onBack : () => setWriting(undefined)}
      onClose={onClose}
    >
      <Body
        item={item}
        field={field}
        state={state}
        list={list}
        below={fieldBelow(item, field)}
        writing={writing}
        onChoose={choose}
        taken={taken}
        onOther={write}
        onWriting={setWriting}
      />
      {isList && children}
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
