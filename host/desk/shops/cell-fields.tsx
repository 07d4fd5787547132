import type { AnswerOfAct } from '#server/desk/acts.ts';
import { FormField } from '../../ui/form/field.tsx';
import { COLUMN_WORDS } from './messages.ts';

/** Columns that hold several lines. */
const LONG = ['pr_comment', 'company_free_text', 'minna_free_text'];

const CHARACTERS = { line: 2000, long: 5000 };

type WrongCell = AnswerOfAct<'changeShop'>['wrong'][number];

/** The mistakes of the cells in words, by their columns. */
export const problemsBy = (wrong: readonly WrongCell[]): Record<string, string> =>
  Object.fromEntries(wrong.map(({ column }) => [column, COLUMN_WORDS[column]?.wrong ?? column]));

interface CellFieldsProps {
  columns: readonly string[];
  cells: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** Fields for the columns of a shop. */
export const CellFields = ({ columns, cells, problems }: CellFieldsProps) =>
  columns.map((column) => {
    const isLong = LONG.includes(column);
    const { label = column, hint } = COLUMN_WORDS[column] ?? {};
    return (
      <FormField
        key={column}
        name={column}
        field={{
          label,
          required: false,
          limit: isLong ? CHARACTERS.long : CHARACTERS.line,
          messages: {},
          input: { autoComplete: 'off', ...(isLong && { rows: 4 }) },
        }}
        placeholder=""
        value={cells[column]}
        problem={problems[column]}
        hint={hint}
      />
    );
  });

/** The cells of a form that its page has. */
export const cellsIn = (form: FormData, columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    columns.map((column) => [column, String(form.get(column) ?? '').replaceAll('\r\n', '\n')]),
  );
