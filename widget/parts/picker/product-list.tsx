import { memo, useMemo, useRef } from 'react';
import { byRow, type Option, popular } from '../../goods/catalogue-options.ts';
import { MESSAGES } from './messages.ts';
import { OptionRows } from './options.tsx';
import { useGradually } from './use-gradually.ts';

interface ProductListProps {
  entries: readonly Option[];
  chosen: string;
  onChoose: (option: Option) => void;
}

/** Products by kana row, with the popular ones first and an index to jump by (document 2, section 2). */
export const ProductList = memo(function ProductList({ entries, chosen, onChoose }: ProductListProps) {
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => byRow(entries), [entries]);
  const first = useMemo(() => popular(entries), [entries]);
  const count = useGradually(entries.length, entries);
  let left = count;

  const jump = (row: string) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };

  return (
    <div ref={list}>
      <nav className="index" aria-label={MESSAGES.rowIndex}>
        {rows.map(({ row }) => (
          <a
            key={row}
            className="index__row"
            href={`#${row}`}
            onClick={(event) => {
              // The page, in which the browser looks for the target, does not see into the shadow root.
              event.preventDefault();
              jump(row);
            }}
          >
            {row}
          </a>
        ))}
      </nav>
      <section className="section">
        <h3 className="section__title">{MESSAGES.popular}</h3>
        <OptionRows options={first} chosen={chosen} onChoose={onChoose} />
      </section>
      {rows.map((section) => {
        const limit = Math.max(0, left);
        left -= section.entries.length;
        return (
          <section key={section.row} className="section">
            <h3 className="section__title" data-row={section.row} tabIndex={-1}>
              {MESSAGES.row(section.row)}
            </h3>
            <OptionRows options={section.entries} limit={limit} chosen={chosen} onChoose={onChoose} />
          </section>
        );
      })}
    </div>
  );
});
