import { memo, type ReactNode, useMemo, useRef } from 'react';
import { translated } from '#contract/language/words.ts';
import { type Option, popular } from '../../goods/catalogue-options.ts';
import { byRow, KANA_ROWS, type KanaRow } from '../../goods/kana-rows.ts';
import { MESSAGES } from './messages.ts';
import { OptionRows } from './options.tsx';
import { useGradually } from './use-gradually.ts';

interface ProductListProps {
  entries: readonly Option[];
  chosen: string;
  taken: ReadonlySet<string> | undefined;
  onChoose: (option: Option) => void;
  /** The option その他, where the question offers it. */
  other: ReactNode;
}

const LAST_ROW: KanaRow = 'その他';

/** Products by kana row, with the popular ones first and an index to jump by (document 2, section 2). */
export function ProductList({ entries, other, ...props }: ProductListProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => byRow(entries), [entries]);
  const lastEntries = rows.find(({ row }) => row === LAST_ROW)?.entries;
  const jump = (row: KanaRow) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  const filledRows = new Set(rows.map(({ row }) => row));
  if (other) filledRows.add(LAST_ROW);
  return (
    <div ref={list}>
      <RowIndex filled={filledRows} onJump={jump} />
      <Sections entries={entries} {...props} />
      {filledRows.has(LAST_ROW) && (
        <Section row={LAST_ROW}>
          {other}
          {lastEntries && <OptionRows options={lastEntries} {...props} />}
        </Section>
      )}
    </div>
  );
}

/** The letters to jump by. Those of rows without entries lead nowhere. */
function RowIndex({ filled, onJump }: { filled: ReadonlySet<KanaRow>; onJump: (row: KanaRow) => void }) {
  const rows = KANA_ROWS.filter((row) => row !== LAST_ROW || filled.has(row));
  return (
    <nav className="index" aria-label={MESSAGES.rowIndex}>
      {rows.map((row) =>
        filled.has(row) ? (
          <a
            key={row}
            className="index__row"
            href={`#${row}`}
            onClick={(event) => {
              // The page, in which the browser looks for the target, does not see into the shadow root.
              event.preventDefault();
              onJump(row);
            }}
          >
            {translated(row)}
          </a>
        ) : (
          <span key={row} className="index__row index__row--empty">
            {translated(row)}
          </span>
        ),
      )}
    </nav>
  );
}

function Section({ row, children }: { row: KanaRow; children: ReactNode }) {
  return (
    <section className="section">
      <h3 className="section__title" data-row={row} tabIndex={-1}>
        {MESSAGES.row(row)}
      </h3>
      {children}
    </section>
  );
}

/** The popular products and the kana rows, which do not change while the seller chooses. */
const Sections = memo(function Sections({ entries, ...props }: Omit<ProductListProps, 'other'>) {
  const rows = useMemo(() => byRow(entries), [entries]);
  const first = useMemo(() => popular(entries), [entries]);
  let budget = useGradually(entries.length, entries);
  return (
    <>
      <section className="section">
        <h3 className="section__title">{MESSAGES.popular}</h3>
        <OptionRows options={first} {...props} />
      </section>
      {rows.map((section) => {
        const limit = Math.max(0, budget);
        budget -= section.entries.length;
        if (section.row === LAST_ROW) return null;
        return (
          <Section key={section.row} row={section.row}>
            <OptionRows options={section.entries} limit={limit} {...props} />
          </Section>
        );
      })}
    </>
  );
});
