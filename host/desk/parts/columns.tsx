import { useId } from 'react';
import styles from './columns.module.css';

interface Column {
  label: string;
  count: number;
  /** Written below the column. */
  mark?: string | undefined;
  isNow?: boolean;
}

interface ColumnsProps {
  title: string;
  /** One sentence about what the chart shows. */
  says: string;
  heads: readonly [label: string, count: string];
  columns: readonly Column[];
  countText: (count: number) => string;
}

/* In units of the drawing. */
const WIDTH = 360;
const HEIGHT = 110;
const LETTERS = 11;
/** The part of its step that a column fills. */
const FILLED = 0.64;

/** Numbers as columns, with the same numbers as a table. */
export function Columns({ title, says, heads, columns, countText }: ColumnsProps) {
  const id = useId();
  const step = WIDTH / columns.length;
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{says}</p>
      <svg viewBox={`0 -16 ${WIDTH} ${HEIGHT + 36}`} aria-hidden="true">
        {columns.map(({ label, count, mark, isNow }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
          const middle = (index + 0.5) * step;
          return (
            <g key={label} className={isNow ? styles.now : undefined}>
              <rect
                x={middle - (step * FILLED) / 2}
                y={HEIGHT - height}
                width={step * FILLED}
                height={height}
              />
              {count > 0 && (
                <text x={middle} y={HEIGHT - height - 5} fontSize={LETTERS}>
                  {count}
                </text>
              )}
              {mark && (
                <text x={middle} y={HEIGHT + 16} fontSize={LETTERS}>
                  {mark}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{heads.join('・')}</summary>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
