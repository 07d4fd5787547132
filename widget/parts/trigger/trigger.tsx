import { lazy, type ReactNode } from 'react';
import type { OptionField } from '../../goods/answering.ts';
import { answerText } from '../../goods/disclosure.ts';
import type { CatalogueField, ChoiceField } from '../../goods/fields.ts';
import type { ControlProps } from '../control-props.ts';
import { describedBy, labelId } from '../field-frame/field-frame.tsx';
import { LazyPart } from '../lazy-part/lazy-part.tsx';
import { COMMON } from '../messages.ts';
import { useReopening } from './use-reopening.ts';

const CataloguePicker = lazy(() => import('../catalogue-picker/catalogue-picker.tsx'));
const ChoicePicker = lazy(() => import('../choice-picker/choice-picker.tsx'));

interface TriggerProps {
  id: string;
  /** The text of the button: the answer, or an invitation to choose. */
  text: string;
  /** The id of the label that names the button. */
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  onOpen: () => void;
}

/** The button that opens a dialog in which the seller chooses. */
export function Trigger({ id, text, label, hint, error, onOpen }: TriggerProps) {
  return (
    <button
      type="button"
      id={id}
      className={`input trigger${text ? '' : ' trigger--empty'}`}
      part="trigger"
      aria-haspopup="dialog"
      aria-labelledby={`${label} ${id}-value`}
      onClick={onOpen}
      {...describedBy(id, hint, error)}
    >
      <span id={`${id}-value`} className="trigger__text">
        {text || COMMON.choose}
      </span>
    </button>
  );
}

/** A trigger that shows a question's answer, and its dialog while that is open. */
function AnswerTrigger(props: ControlProps<OptionField> & { picker: (close: () => void) => ReactNode }) {
  const { id, item, field, error, picker } = props;
  const { opening, open, close } = useReopening({ item: item.id, field: field.key });
  return (
    <>
      <Trigger
        id={id}
        text={answerText(item, field)}
        label={labelId(id)}
        hint={field.hint}
        error={error}
        onOpen={open}
      />
      {opening > 0 && <LazyPart key={opening}>{picker(close)}</LazyPart>}
    </>
  );
}

export function CatalogueTrigger(props: ControlProps<CatalogueField>) {
  const { item, field } = props;
  return (
    <AnswerTrigger
      {...props}
      picker={(close) => <CataloguePicker itemId={item.id} field={field} onClose={close} />}
    />
  );
}

export function ChoiceTrigger(props: ControlProps<ChoiceField>) {
  const { item, field } = props;
  return (
    <AnswerTrigger
      {...props}
      picker={(close) => <ChoicePicker itemId={item.id} field={field} onClose={close} />}
    />
  );
}
