import type { ComponentType } from 'react';
import type { OptionField } from '../../goods/answering.ts';
import { answerText } from '../../goods/disclosure.ts';
import type { CatalogueField, ChoiceField } from '../../goods/fields.ts';
import type { ControlProps } from '../control-props.ts';
import { labelId } from '../field-frame/field-frame.tsx';
import { type Later, LazyPart, later } from '../lazy-part/lazy-part.tsx';
import { Trigger } from './trigger.tsx';
import { useReopening } from './use-reopening.ts';

export const CATALOGUE_PICKER = later(() => import('../catalogue-picker/catalogue-picker.tsx'));
export const CHOICE_PICKER = later(() => import('../choice-picker/choice-picker.tsx'));

interface PickerProps<Field> {
  itemId: string;
  field: Field;
  onClose: () => void;
}

interface AnswerTriggerProps<Field extends OptionField> extends ControlProps<Field> {
  picker: Later<PickerProps<Field>>;
}

/** A trigger that shows a question's answer, and its dialog while that is open. */
function AnswerTrigger<Field extends OptionField>(props: AnswerTriggerProps<Field>) {
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
      {opening > 0 && (
        <LazyPart key={opening} part={picker}>
          {(Picker: ComponentType<PickerProps<Field>>) => (
            <Picker itemId={item.id} field={field} onClose={close} />
          )}
        </LazyPart>
      )}
    </>
  );
}

export const CatalogueTrigger = (props: ControlProps<CatalogueField>) => (
  <AnswerTrigger {...props} picker={CATALOGUE_PICKER} />
);

export const ChoiceTrigger = (props: ControlProps<ChoiceField>) => (
  <AnswerTrigger {...props} picker={CHOICE_PICKER} />
);
