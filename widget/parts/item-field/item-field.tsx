import { memo, useId } from 'react';
import { type Theme, themeOf } from '#contract/embed/themes.ts';
import { isFilled, isRequired } from '../../goods/disclosure.ts';
import type { Field } from '../../goods/fields.ts';
import type { ControlProps, ItemFieldProps } from '../control-props.ts';
import { FieldFrame, type FrameKind } from '../field-frame/field-frame.tsx';
import { GIVEN } from '../given/load.ts';
import { useIsGiven } from '../given/use-given.ts';
import { LazyPart, loadLater } from '../lazy-part/lazy-part.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { CatalogueSelect } from '../select/catalogue-select.tsx';
import { ChoiceSelect } from '../select/choice-select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { CheckTiles } from '../tiles/check-tiles.tsx';
import { ChoiceTiles } from '../tiles/choice-tiles.tsx';
import { AnswerTrigger } from '../trigger/answer-trigger.tsx';
import { useTheme } from '../use-form.ts';

export const PHOTOS_FIELD = loadLater(() => import('../photos-field/photos-field.tsx'));

/** The kind of control that a theme uses for a question. */
function frameKind(field: Field, theme: Theme): FrameKind {
  if (field.kind === 'choices' || field.kind === 'photos') return 'group';
  if (themeOf(theme).controls === 'selects') return 'control';
  if (field.kind === 'catalogue') return 'button';
  if (field.kind === 'choice') return field.other ? 'button' : 'radios';
  return 'control';
}

/** The control for a question, chosen by its kind and the theme. Nothing here depends on a category. */
function Control(props: ControlProps) {
  const { field } = props;
  const theme = useTheme();
  const selects = themeOf(theme).controls === 'selects';
  switch (field.kind) {
    case 'choices':
      return <CheckTiles {...props} field={field} />;
    case 'photos':
      return (
        <LazyPart part={PHOTOS_FIELD} quiet>
          {(PhotosField) => <PhotosField {...props} field={field} />}
        </LazyPart>
      );
    case 'text':
      return <TextInput {...props} field={field} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'choice':
      if (selects) return <ChoiceSelect {...props} field={field} />;
      return field.other ? (
        <AnswerTrigger {...props} field={field} />
      ) : (
        <ChoiceTiles {...props} field={field} />
      );
    case 'catalogue':
      return selects ? (
        <CatalogueSelect {...props} field={field} />
      ) : (
        <AnswerTrigger {...props} field={field} />
      );
  }
}

export const ItemField = memo(function ItemField(props: ItemFieldProps) {
  const { item, field, error, announced, next } = props;
  const theme = useTheme();
  const id = useId();
  const isGiven = useIsGiven(item, field);
  return (
    <FieldFrame
      id={id}
      name={`${item.id}-${field.key}`}
      label={field.label}
      required={isRequired(item, field)}
      filled={isFilled(item, field)}
      hint={field.hint}
      error={error}
      announced={announced ?? true}
      next={next ?? false}
      kind={frameKind(field, theme)}
      below={
        isGiven && (
          <LazyPart part={GIVEN} quiet>
            {(Given) => <Given />}
          </LazyPart>
        )
      }
    >
      <Control id={id} item={item} field={field} error={error} next={next ?? false} />
    </FieldFrame>
  );
});
