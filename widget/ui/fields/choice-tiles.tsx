import { answer } from '../../form/answering.ts';
import { type ChoiceField, optionsFor } from '../../form/fields.ts';
import { textOf } from '../../form/item.ts';
import { useForm } from '../context.ts';
import { describedBy } from './field-frame.tsx';
import type { ControlProps } from './item-field.tsx';

/** A few options side by side, each a tile. */
export function ChoiceTiles({ id, item, field, theme, error }: ControlProps<ChoiceField>) {
  const { store } = useForm();
  const options = optionsFor(field.options, theme);
  const chosen = textOf(item, field.key);
  return (
    <div className="tiles">
      {options.map((option, index) => (
        <label key={option} className="tile">
          <input
            type="radio"
            className="tile__input"
            name={id}
            value={option}
            checked={option === chosen}
            required={index === 0}
            onChange={() => store.update(item.id, (one) => answer(one, field, option))}
            {...describedBy(id, field.hint, error)}
          />
          <span className="tile__label">{option}</span>
        </label>
      ))}
    </div>
  );
}
