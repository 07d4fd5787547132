import { translated } from '#contract/language/words.ts';
import { toggle, toggleTogether } from '../../goods/answering.ts';
import { type ChoicesField, optionsFor } from '../../goods/fields.ts';
import { chosenOf, type Item } from '../../goods/item.ts';
import type { ControlProps } from '../control-props.ts';
import { useActions, useTheme } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import { roomFor } from './room-for.ts';

/** Options side by side, of which several can be chosen. Those that often go together have a tile for all of them. */
export function CheckTiles({ item, field, error }: ControlProps<ChoicesField>) {
  const { goods } = useActions();
  const theme = useTheme();
  const options = optionsFor(field.options, theme);
  const { together } = field;
  const ticks = chosenOf(item, field.key);
  const tileOf = (label: string, checked: boolean, change: (one: Item) => Item, kind = '') => (
    <label key={label} className={`tile${kind}`}>
      <input
        type="checkbox"
        className="tile__input check-box"
        value={label}
        checked={checked}
        onChange={() => goods.update(item.id, change)}
        aria-invalid={error ? true : undefined}
      />
      <span className="tile__label">{translated(label)}</span>
    </label>
  );
  return (
    <div className={roomFor(options)}>
      {together &&
        tileOf(
          MESSAGES.together(together.map(translated)),
          together.every((option) => ticks.includes(option)),
          (one) => toggleTogether(one, field),
          ' tile--all',
        )}
      {options.map((option) => tileOf(option, ticks.includes(option), (one) => toggle(one, field, option)))}
    </div>
  );
}
