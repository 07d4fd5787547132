import { toggle } from '../../goods/answering.ts';
import { type ChoicesField, optionsFor } from '../../goods/fields.ts';
import { chosenOf } from '../../goods/item.ts';
import type { ControlProps } from '../control-props.ts';
import { useActions, useTheme } from '../use-form.ts';

/** Options side by side, of which several can be chosen. */
export function CheckTiles({ item, field, error }: ControlProps<ChoicesField>) {
  const { goods } = useActions();
  const theme = useTheme();
  return (
    <div className="tiles">
      {optionsFor(field.options, theme).map((option) => (
        <label key={option} className="tile">
          <input
            type="checkbox"
            className="tile__input check-box"
            value={option}
            checked={chosenOf(item, field.key).includes(option)}
            onChange={() => goods.update(item.id, (one) => toggle(one, field, option))}
            aria-invalid={error ? true : undefined}
          />
          <span className="tile__label">{option}</span>
        </label>
      ))}
    </div>
  );
}
