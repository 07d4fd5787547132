import type { ShownFrame } from './frames.ts';
import { MESSAGES } from './messages.ts';

function row(cells: readonly string[]): HTMLTableRowElement {
  const element = document.createElement('tr');
  element.append(
    ...cells.map((text) => {
      const cell = document.createElement('td');
      cell.textContent = text;
      return cell;
    }),
  );
  return element;
}

function rowsOf({ what, result }: ShownFrame): HTMLTableRowElement[] {
  const theme = MESSAGES.theme[what.theme] ?? what.theme;
  if (result === 'failed') return [row([what.part, what.state, theme, MESSAGES.failed, ''])];
  return (result ?? []).map(({ rule, help, target }) =>
    row([what.part, what.state, theme, `${rule}: ${help}`, target]),
  );
}

/** Writes the results so far: beside each frame, as a sentence, and as a table. */
export function showResults(shownFrames: readonly ShownFrame[], find: (id: string) => HTMLElement): void {
  for (const one of shownFrames) one.show();
  const rows = shownFrames.flatMap(rowsOf);
  const checkedCount = shownFrames.filter(({ result }) => result).length;
  find('result').textContent = MESSAGES.summary(checkedCount, shownFrames.length, rows.length);
  find('violations').replaceChildren(...rows);
  find('violations-table').hidden = rows.length === 0;
  find('no-violations').textContent =
    rows.length > 0 ? '' : checkedCount < shownFrames.length ? MESSAGES.notYet : MESSAGES.noViolations;
}
