import type { AnswerOfAct } from '#server/desk/acts.ts';
import parts from '../parts/shared.module.css';
import { type TableColumn, timeColumn } from '../parts/table.tsx';
import { changeText } from './change-text.ts';
import { LOG } from './messages.ts';

type Entry = AnswerOfAct<'readLog'>['entries'][number];

const whoText = (by: string) => (by === 'seller' ? LOG.seller : by || LOG.self);

/** The columns of the log, on its page and in its file. */
export const LOG_COLUMNS = [
  timeColumn<Entry>(LOG.at),
  { label: LOG.by, cell: ({ by }) => whoText(by) },
  { label: LOG.action, cell: ({ act }) => act },
  { label: LOG.subject, cell: ({ about, thing }) => [thing.name, about].filter(Boolean).join(' ') },
  {
    label: LOG.changed,
    cell: ({ changes }) =>
      changes.length > 0 && (
        <ul className={parts.lines}>
          {changes.map((line) => (
            <li key={line}>{changeText(line)}</li>
          ))}
        </ul>
      ),
    text: ({ changes }) => changes.map(changeText).join('\n'),
  },
] as const satisfies readonly TableColumn<Entry>[];
