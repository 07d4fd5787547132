import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { OptionField } from '../../goods/answering.ts';
import { type Option, type OptionList, search } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { FreeText } from './free-text.tsx';
import { MESSAGES } from './messages.ts';
import { OptionRows, OptionTiles } from './options.tsx';
import { ProductList } from './product-list.tsx';
import { SearchBox } from './search-box.tsx';
import { useGradually } from './use-gradually.ts';

interface PickerProps {
  item: Item;
  field: OptionField;
  list: OptionList;
  layout: CatalogueField['layout'];
  /** Whether その他 asks for its text, in place of the list. */
  writing: boolean;
  /** Fixed lists are short and need no search. */
  searchable?: boolean;
  onChoose: (option: Option) => void;
  onOther: (text: string) => void;
  onWriting: (writing: boolean) => void;
}

/** Whether the answer of an item is the free text behind その他. */
export const isOther = (item: Item, field: OptionField) => item.others.includes(field.key);

/** What a picker's dialog holds: search, entries, その他 and わからない. */
export function Picker(props: PickerProps) {
  const { item, field, writing, onOther, onWriting } = props;
  if (!writing) return <Choices {...props} />;
  const text = field.other ? textOf(item, field.other.textKey) : '';
  return <FreeText initial={text} onNext={onOther} onList={() => onWriting(false)} />;
}

function Choices({ item, field, list, layout, searchable = true, onChoose, onWriting }: PickerProps) {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const found = useMemo(() => search(list.entries, deferred), [list.entries, deferred]);
  const searched = deferred.trim() !== '';
  const some = list.entries.length > 0;
  const chosen = textOf(item, field.key);
  return (
    <>
      {searchable && some && <SearchBox value={query} onChange={setQuery} />}
      {searched && <Found count={found.length} other={list.other !== undefined} />}
      {layout === 'products' && some && !searched ? (
        <ProductList entries={list.entries} chosen={chosen} onChoose={onChoose} />
      ) : (
        <FlatList entries={found} layout={layout} chosen={chosen} onChoose={onChoose} />
      )}
      <SpecialOptions
        list={list}
        chosen={isOther(item, field) ? list.other : chosen}
        onPick={(name) => (name === list.other ? onWriting(true) : onChoose({ name, code: '', image: '' }))}
      />
    </>
  );
}

/** How many entries a search has found, and what to do without any. */
function Found({ count, other }: { count: number; other: boolean }) {
  return (
    <p className="found" role="status">
      {count > 0 ? MESSAGES.results(count) : MESSAGES.noMatch}
      {count === 0 && other && ` ${MESSAGES.useOther}`}
    </p>
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

interface SpecialOptionsProps {
  list: OptionList;
  chosen: string | undefined;
  onPick: (name: string) => void;
}

/** その他 and わからない, where the question offers them. */
function SpecialOptions({ list, chosen, onPick }: SpecialOptionsProps) {
  const names = [list.other, list.unknown].filter((name) => name !== undefined);
  if (names.length === 0) return null;
  return (
    <ul className="rows rows--special">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className="row"
            aria-current={name === chosen || undefined}
            onClick={() => onPick(name)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
