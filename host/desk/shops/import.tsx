import { data, redirect } from 'react-router';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES, IMPORT_LIMITS } from '#contract/desk/desk.ts';
import type { ShopColumn } from '#contract/desk/shop-columns.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import inputStyles from '../../ui/form/input.module.css';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';
import { Table, type TableColumn } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/import.ts';
import { COLUMN_WORDS, columnWords, IMPORT as WORDS } from './messages.ts';
import styles from './shops.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const { may } = await asPerson(args, 'readSelf', {});
  if (!may.includes('importShops')) throw data(null, { status: 403, statusText: 'Forbidden' });
  return null;
}

type ImportPreview = AnswerOfAct<'previewImport'>;
type WrongCell = ImportPreview['wrong'][number];

interface Answer {
  failed?: string;
  preview?: ImportPreview;
}

const refuse = (message: string) => data<Answer>({ failed: message }, { status: 422 });

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const uuid = form.get('uuid');
  if (typeof uuid === 'string')
    try {
      const counts = await asPerson(args, 'importShops', { uuid });
      const text = WORDS.found(counts.added, counts.changed, 0).replace(/、[^、]*$/, '');
      return redirect(`${DESK_PAGES.shops}?done=${encodeURIComponent(text)}`);
    } catch (error) {
      if (error instanceof CallError) return refuse(WORDS.gone);
      throw error;
    }
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return refuse(WORDS.none);
  if (file.size > IMPORT_LIMITS.bytes) return refuse(WORDS.files['too large']);
  const text = Buffer.from(await file.arrayBuffer()).toString('base64');
  return data<Answer>({ preview: await asPerson(args, 'previewImport', { file: text }) });
}

function problemText({ line, column, problem }: WrongCell): string {
  if (problem.includes('twice')) return WORDS.files.twice;
  if (line > 0) {
    const words = columnWords(column);
    return words?.file?.wrong ?? words?.wrong ?? problem;
  }
  if (isKeyOf(WORDS.files, problem) && typeof WORDS.files[problem] === 'string') return WORDS.files[problem];
  const [, names] = /^unknown columns: (.*)$/.exec(problem) ?? [];
  return names ? WORDS.files.unknown(names) : WORDS.files.other;
}

const WRONG: readonly TableColumn<WrongCell>[] = [
  { label: WORDS.at, cell: ({ line }) => WORDS.line(line) },
  { label: WORDS.column, cell: ({ column }) => columnWords(column)?.label ?? column },
  { label: WORDS.problem, cell: problemText },
];

const FOUND: readonly TableColumn<ImportPreview['shops'][number]>[] = [
  { label: WORDS.name, cell: ({ name }) => name },
  {
    label: WORDS.changes,
    cell: ({ isNew, changes }) =>
      isNew ? (
        WORDS.isNew
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ column, from, to }) => (
            <li key={column}>{WORDS.change(columnWords(column)?.label ?? column, from, to)}</li>
          ))}
        </ul>
      ),
  },
];

const COLUMNS: readonly TableColumn<ShopColumn>[] = [
  { label: WORDS.column, cell: (column) => <code>{column}</code> },
  { label: WORDS.content, cell: (column) => COLUMN_WORDS[column].label },
  { label: WORDS.hint, cell: (column) => COLUMN_WORDS[column].file?.hint ?? '' },
];

function Preview({ preview }: { preview: ImportPreview }) {
  const { uuid, added, changed, same, shops, wrong, wrongCount } = preview;
  if (!uuid)
    return (
      <>
        <FormFailure>{WORDS.wrong(wrongCount)}</FormFailure>
        <Table
          columns={WRONG}
          rows={wrong}
          keyOf={({ line, column, problem }) => `${line} ${column} ${problem}`}
        />
        {wrongCount > wrong.length && <p className={parts.note}>{WORDS.first(wrong.length)}</p>}
      </>
    );
  return (
    <form method="post" className={parts.list}>
      <p role="status">{WORDS.found(added, changed, same)}</p>
      {shops.length > 0 && <Table columns={FOUND} rows={shops} keyOf={(shop) => shop.uuid} />}
      {added + changed > shops.length && <p className={parts.note}>{WORDS.first(shops.length)}</p>}
      <p className={parts.buttons}>
        {added + changed > 0 && (
          <button type="submit" name="uuid" value={uuid} className={buttonClass('ink')}>
            {WORDS.submit}
          </button>
        )}
        <Link className={parts.textButton} to={DESK_PAGES.importShops}>
          {WORDS.again}
        </Link>
      </p>
    </form>
  );
}

/** Shows what a file of shops would change, before it does. */
export default function Import({ actionData }: Route.ComponentProps) {
  const { failed, preview }: Answer = actionData ?? {};
  return (
    <>
      <h1>{WORDS.title}</h1>
      {failed && <FormFailure>{failed}</FormFailure>}
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <form method="post" encType="multipart/form-data" className={parts.form}>
          <p className={parts.note}>{WORDS.lead}</p>
          <label className={parts.labelled}>
            {WORDS.file}
            <input className={inputStyles.input} type="file" name="file" accept=".csv,text/csv" required />
          </label>
          <button type="submit" className={buttonClass('ink')}>
            {WORDS.preview}
          </button>
          <details>
            <summary>{WORDS.columns}</summary>
            <Table columns={COLUMNS} rows={keysOf(COLUMN_WORDS)} keyOf={(column) => column} />
          </details>
        </form>
      )}
    </>
  );
}
