import type { ReactNode } from 'react';
import { MESSAGES } from './messages.ts';

interface SpecialOptionProps {
  name: string;
  chosen: boolean;
  onPick: () => void;
  /** A class of the list that it stands in. */
  kind?: string;
  children?: ReactNode;
}

/** その他 or わからない: an option of the form, apart from the entries of the catalogue. */
export function SpecialOption({ name, chosen, onPick, kind = '', children = name }: SpecialOptionProps) {
  return (
    <ul className={`rows rows--special ${kind}`}>
      <li>
        <button type="button" className="row" aria-current={chosen || undefined} onClick={onPick}>
          {children}
        </button>
      </li>
    </ul>
  );
}

/** その他 where a search finds nothing: the query becomes the text. */
export function OtherWithQuery({ query, ...option }: SpecialOptionProps & { query: string }) {
  return (
    <SpecialOption {...option} kind="rows--offer">
      <span className="row__main">{MESSAGES.writeQuery(query)}</span>
      <span className="row__note">{option.name}</span>
    </SpecialOption>
  );
}
