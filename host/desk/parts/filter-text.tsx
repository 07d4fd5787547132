import inputStyles from '../../ui/form/input.module.css';

interface FilterTextProps {
  name: string;
  label: string;
  value: string | undefined;
  type?: 'text' | 'date';
}

/** A text or a day by which a list is filtered. */
export const FilterText = ({ name, label, value, type = 'text' }: FilterTextProps) => (
  <label>
    {label}
    <input className={inputStyles.input} type={type} name={name} defaultValue={value} autoComplete="off" />
  </label>
);
