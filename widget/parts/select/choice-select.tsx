import { type ChoiceField, optionsFor } from '../../goods/fields.ts';
import type { ControlProps } from '../control-props.ts';
import { OptionSelect } from './option-select.tsx';

/** A fixed list as a drop-down. */
export function ChoiceSelect({ id, item, field, theme, error }: ControlProps<ChoiceField>) {
  const options = optionsFor(field.options, theme).map((name) => ({ name, code: '' }));
  return <OptionSelect id={id} item={item} field={field} options={options} error={error} />;
}
