import { type ChoiceField, optionsFor } from '../../goods/fields.ts';
import type { ControlProps } from '../control-props.ts';
import { useTheme } from '../use-form.ts';
import { OptionSelect } from './option-select.tsx';

/** A fixed list as a drop-down. */
export function ChoiceSelect({ id, item, field, error }: ControlProps<ChoiceField>) {
  const theme = useTheme();
  const options = optionsFor(field.options, theme).map((name) => ({ name, code: '' }));
  return <OptionSelect id={id} item={item} field={field} options={options} error={error} />;
}
