import { keysOf } from '#contract/base/keys.ts';
import inputStyles from '../../ui/form/input.module.css';
import { PARTS_WORDS } from './messages.ts';

interface SelectProps {
  name: string;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** The words for no choice. */
  any?: string;
}

/** One of several, or any. */
export const Select = ({ name, label, options, chosen, any = PARTS_WORDS.any }: SelectProps) => (
  <label>
    {label}
    <select key={chosen} className={inputStyles.input} name={name} defaultValue={chosen ?? ''}>
      <option value="">{any}</option>
      {keysOf(options).map((key) => (
        <option key={key} value={key}>
          {options[key]}
        </option>
      ))}
    </select>
  </label>
);
