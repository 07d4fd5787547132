import { type ReactNode, useId } from 'react';
import { translated } from '#contract/language/words.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

interface SpecialOptionProps {
  name: string;
  chosen: boolean;
  onPick: () => void;
  /** A class of the list that it stands in. */
  kind?: string;
  /** A line below it. */
  note?: string | undefined;
  children?: ReactNode;
}

/** その他 or わからない: an option of the form, apart from the entries of the catalogue. */
export function SpecialOption({
  name,
  chosen,
  onPick,
  kind = '',
  note,
  children = translated(name),
}: SpecialOptionProps) {
  const id = useId();
  return (
    <>
      <ul className={`rows rows--special ${kind}`}>
        <li>
          <button
            type="button"
            className="row"
            aria-current={chosen || undefined}
            aria-describedby={note && id}
            onClick={onPick}
          >
            {children}
          </button>
        </li>
      </ul>
      {note && (
        <p className="field__hint" id={id}>
          <Phrases>{note}</Phrases>
        </p>
      )}
    </>
  );
}

/** その他 where a search finds nothing: the query becomes the text. */
export function OtherWithQuery({ query, ...option }: SpecialOptionProps & { query: string }) {
  return (
    <SpecialOption {...option} kind="rows--offer">
      <span className="row__main">{MESSAGES.writeQuery(query)}</span>
      <span className="row__note">{translated(option.name)}</span>
    </SpecialOption>
  );
}

/** A way for sellers who do not know the answer, beside the search: they need not come to the end of the list. */
export function Unsure({ note, ...option }: SpecialOptionProps & { note: string }) {
  return (
    <SpecialOption {...option} kind="rows--unsure">
      <span className="row__main">{option.name}</span>
      <span className="row__note">
        <Phrases>{note}</Phrases>
      </span>
    </SpecialOption>
  );
}
