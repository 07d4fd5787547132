import { useId } from 'react';
import formStyles from '../../../ui/form/form.module.css';
import inputStyles from '../../../ui/form/input.module.css';

interface DayFieldProps {
  name: string;
  label: string;
  value: string;
  /** The first and the last day that can be chosen. */
  first: string;
  last: string;
  isRequired: boolean;
}

/** A day of the calendar. */
export function DayField({ name, label, value, first, last, isRequired }: DayFieldProps) {
  const id = useId();
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={inputStyles.input}
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        min={first}
        max={last}
        required={isRequired}
      />
    </div>
  );
}
