import type { ComponentType } from 'react';
import type { OptionField } from '../../goods/answering.ts';
import { answerText } from '../../goods/disclosure.ts';
import type { ControlProps } from '../control-props.ts';
import { labelId } from '../field-frame/field-frame.tsx';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { Trigger } from './trigger.tsx';
import { useReopening } from './use-reopening.ts';

interface PickerProps {
  itemId: string;
  field: OptionField;
  onBack?: () => void;
  onClose: () => void;
}

export const ANSWER_PICKER = loadLater<PickerProps>(() => import('../answer-picker/answer-picker.tsx'));

/** A trigger that shows a question's answer, and its dialog while that is open. */
export function AnswerTrigger(props: ControlProps<OptionField>) {
  const { id, item, field, error } = props;
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
        <LazyPart key={opening} part={ANSWER_PICKER}>
          {(Picker: ComponentType<PickerProps>) => <Picker itemId={item.id} field={field} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
