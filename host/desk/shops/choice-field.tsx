import type { ReactNode } from 'react';
import { valuesOfCell } from '#contract/base/cells.ts';
import { useFieldTexts } from '../../ui/form/use-field-texts.tsx';
import { optionsOf } from './cell-texts.ts';
import styles from './cells.module.css';

/** A field with its label, the text of its cell, and what is wrong with it. */
export interface CellFieldProps {
  name: string;
  label: string;
  cell: string;
  hint: string | undefined;
  problem: string | undefined;
}

interface ChecksProps {
  name: string;
  options: readonly string[];
  chosen: readonly string[];
}

/** Check boxes in columns. */
export const Checks = ({ name, options, chosen: values }: ChecksProps) => (
  <div className={styles.options}>
    {options.map((option) => (
      <label key={option}>
        <input type="checkbox" name={name} value={option} defaultChecked={values.includes(option)} />
        {option}
      </label>
    ))}
  </div>
);

/** The frame of a field that has several controls. */
export function Group({
  label,
  hint,
  problem,
  children,
}: Pick<CellFieldProps, 'label' | 'hint' | 'problem'> & { children: ReactNode }) {
  const { describedBy, hintText, errorText } = useFieldTexts({ hint, problem });
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {hintText}
      {children}
      {errorText}
    </fieldset>
  );
}

/** Some of a few values. */
export const ChoiceField = ({
  options,
  name,
  cell,
  ...group
}: CellFieldProps & { options: readonly string[] }) => (
  <Group {...group}>
    <Checks name={name} options={optionsOf(options, cell)} chosen={valuesOfCell(cell)} />
  </Group>
);
