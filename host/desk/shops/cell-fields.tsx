import { CELL_CHARACTERS } from '#contract/base/cells.ts';
import type { FieldInput } from '#contract/base/field.ts';
import { columnKind, type ShopColumn, YES_NO } from '#contract/desk/shop-columns.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { FormField } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import inputStyles from '../../ui/form/input.module.css';
import { useFieldTexts } from '../../ui/form/use-field-texts.tsx';
import { AreaField } from './area-field.tsx';
import styles from './cells.module.css';
import { type CellFieldProps, ChoiceField } from './choice-field.tsx';
import { DaysField } from './days-field.tsx';
import { HoursField } from './hours-field.tsx';
import { CELL_WORDS, COLUMN_WORDS, columnWords } from './messages.ts';

type WrongCell = AnswerOfAct<'changeShop'>['wrong'][number];

/** The mistakes of the cells in words, by their columns. */
export const problemsBy = (wrong: readonly WrongCell[]): Record<string, string> =>
  Object.fromEntries(wrong.map(({ column }) => [column, columnWords(column)?.wrong ?? column]));

interface TypedProps extends CellFieldProps {
  limit?: number;
  unit?: string;
  input?: FieldInput | undefined;
}

const TypedCell = ({ name, label, cell, hint, problem, unit, input, limit }: TypedProps) => (
  <FormField
    name={name}
    field={{
      label,
      required: false,
      limit: limit ?? CELL_CHARACTERS.line,
      messages: {},
      input: { autoComplete: 'off', ...input },
    }}
    placeholder=""
    value={cell}
    problem={problem}
    hint={hint}
    unit={unit}
  />
);

/** A box that is ticked or not. */
function TickField({ name, label, cell, hint, problem }: CellFieldProps) {
  const { describedBy, hintText, errorText } = useFieldTexts({ hint, problem });
  return (
    <div className={styles.group}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          defaultChecked={cell === YES_NO.yes}
          aria-describedby={describedBy}
        />
        {label}
      </label>
      {hintText}
      {errorText}
    </div>
  );
}

/** One of several, or none yet. */
function SelectField({
  name,
  label,
  cell,
  hint,
  problem,
  options,
}: CellFieldProps & { options: readonly string[] }) {
  const { id, describedBy, hintText, errorText } = useFieldTexts({ hint, problem });
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={inputStyles.input}
        id={id}
        name={name}
        defaultValue={options.includes(cell) ? cell : ''}
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy}
      >
        <option value="">{CELL_WORDS.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {hintText}
      {errorText}
    </div>
  );
}

/** The field of a column, by its kind. */
function CellField({ name, ...field }: CellFieldProps & { name: ShopColumn }) {
  const row = columnKind(name);
  switch (row.kind) {
    case 'line':
      return <TypedCell name={name} {...field} input={row.input} />;
    case 'prose':
      return <TypedCell name={name} {...field} limit={CELL_CHARACTERS.long} input={{ rows: 4 }} />;
    case 'number':
      return <TypedCell name={name} {...field} unit={row.unit} input={{ inputMode: row.inputMode }} />;
    case 'yesNo':
      return <TickField name={name} {...field} />;
    case 'one':
      return <SelectField name={name} {...field} options={row.options} />;
    case 'many':
      return <ChoiceField name={name} {...field} options={row.options} />;
    case 'area':
      return <AreaField name={name} {...field} />;
    case 'days':
      return <DaysField name={name} {...field} />;
    case 'hours':
      return <HoursField name={name} {...field} />;
  }
}

interface CellFieldsProps {
  columns: readonly ShopColumn[];
  cells: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** Fields for the columns of a shop. */
export const CellFields = ({ columns, cells, problems }: CellFieldsProps) =>
  columns.map((column) => (
    <CellField
      key={column}
      name={column}
      label={COLUMN_WORDS[column].label}
      cell={cells[column] ?? ''}
      hint={COLUMN_WORDS[column].hint}
      problem={problems[column]}
    />
  ));
