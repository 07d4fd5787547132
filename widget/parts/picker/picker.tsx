import { memo, useDeferredValue, useMemo, useState } from 'react';
import { type Option, type OptionList, search } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { FreeText } from './free-text.tsx';
import { MESSAGES } from './messages.ts';
import { OptionRows, OptionTiles } from './options.tsx';
import { ProductList } from './product-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useGradually } from './use-gradually.ts';

interface PickerBodyProps {
  list: OptionList;
  layout: CatalogueField['layout'];
  /** The option chosen now; empty with a free text. */
  chosen: string;
  /** The free text as it is now, and whether その他 is chosen. */
  otherText: string;
  isOther: boolean;
  /** Fixed lists are short and need no search. */
  searchable?: boolean;
  onChoose: (option: Option) => void;
  onOther: (text: string) => void;
}

function SpecialOptions({
  list,
  chosen,
  isOther,
  onPick,
}: {
  list: OptionList;
  chosen: string;
  isOther: boolean;
  onPick: (name: string) => void;
}) {
  const names = [list.other, list.unknown].filter((name) => name !== undefined);
  if (names.length === 0) return null;
  return (
    <ul className="rows rows--special">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="row"
            aria-current={(name === list.other ? isOther : name === chosen) || undefined}
            onClick={() => onPick(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FlatListProps {
  entries: readonly Option[];
  layout: CatalogueField['layout'];
  chosen: string;
  onChoose: (option: Option) => void;
}

/** Entries without sections. */
const FlatList = memo(function FlatList({ entries, layout, chosen, onChoose }: FlatListProps) {
  const limit = useGradually(entries.length, entries);
  const Entries = layout === 'tiles' ? OptionTiles : OptionRows;
  return <Entries options={entries} limit={limit} chosen={chosen} onChoose={onChoose} />;
});

/** What a picker's dialog holds: search, entries, その他 and わからない. */
export function PickerBody(props: PickerBodyProps) {
  const { list, layout, chosen, otherText, isOther, searchable = true, onChoose, onOther } = props;
  const [query, setQuery] = useState('');
  const [writing, setWriting] = useState(isOther);
  const deferred = useDeferredValue(query);
  const found = useMemo(() => search(list.entries, deferred), [list.entries, deferred]);

  if (writing) {
    return <FreeText initial={otherText} onNext={onOther} onList={() => setWriting(false)} />;
  }

  const pickSpecial = (name: string) => {
    if (name === list.other) setWriting(true);
    else onChoose({ name, code: '', image: '' });
  };
  const some = list.entries.length > 0;
  const sections = layout === 'products' && some && !deferred.trim();
  return (
    <>
      {searchable && some && <SearchBox value={query} onChange={setQuery} />}
      {deferred.trim() && (
        <p className="found" role="status">
          {found.length > 0 ? MESSAGES.results(found.length) : MESSAGES.noMatch}
          {found.length === 0 && list.other && ` ${MESSAGES.useOther}`}
        </p>
      )}
      {sections ? (
        <ProductList entries={list.entries} chosen={chosen} onChoose={onChoose} />
      ) : (
        <FlatList entries={found} layout={layout} chosen={chosen} onChoose={onChoose} />
      )}
      <SpecialOptions list={list} chosen={chosen} isOther={isOther} onPick={pickSpecial} />
    </>
  );
}
