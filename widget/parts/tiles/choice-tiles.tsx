import { translated } from '#contract/language/words.ts';
import { answer } from '../../goods/answering.ts';
import { isRequired } from '../../goods/disclosure.ts';
import { type ChoiceField, optionsFor } from '../../goods/fields.ts';
import { textOf } from '../../goods/item.ts';
import type { ControlProps } from '../control-props.ts';
import { useActions, useTheme } from '../use-form.ts';
import { roomFor } from './room-for.ts';

/** A few options side by side, each a tile. */
export function ChoiceTiles({ id, item, field }: ControlProps<ChoiceField>) {
  const { goods } = useActions();
  const options = optionsFor(field.options, useTheme());
  const current = textOf(item, field.key);
  return (
    <div className={roomFor(options)}>
      {options.map((option, index) => (
        <label key={option} className="tile">
          <input
            type="radio"
            className="tile__input"
            name={id}
            value={option}
            checked={option === current}
            required={index === 0 && isRequired(item, field)}
            onChange={() => goods.update(item.id, (one) => answer(one, field, option))}
          />
          <span className="tile__label">{translated(option)}</span>
        </label>
      ))}
    </div>
  );
}
