import { memo, useDeferredValue, useMemo, useState } from 'react';
import { OPTION } from '#contract/options.ts';
import type { OptionField } from '../../goods/answering.ts';
import type { Option, OptionList } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { searchIn } from '../../goods/search/search.ts';
import { COMMON } from '../messages.ts';
import { FreeText } from './free-text.tsx';
import { MESSAGES } from './messages.ts';
import { OptionRows, OptionTiles } from './options.tsx';
import { ProductList } from './product-list.tsx';
import { SearchBox } from './search-box.tsx';
import { OtherWithQuery, SpecialOption } from './special-options.tsx';
import { useGradually } from './use-gradually.ts';

/** The text that その他 begins to ask with, in place of the list; undefined while the list is shown. */
export type Writing = string | undefined;

interface PickerProps {
  item: Item;
  field: OptionField;
  list: OptionList;
  layout: CatalogueField['layout'];
  writing: Writing;
  /** Fixed lists are short and need no search. */
  searchable?: boolean;
  onChoose: (option: Option) => void;
  onOther: (text: string) => void;
  onWriting: (writing: Writing) => void;
}

/** The free text that answers a question; undefined if it has another answer or none. */
export function otherText(item: Item, field: OptionField): Writing {
  const isOther = field.other && item.others.includes(field.key);
  return isOther ? textOf(item, field.other?.textKey ?? '') : undefined;
}

/** The contents of a picker's dialog: search, entries, その他 and わからない. */
export function Picker(props: PickerProps) {
  const { field, writing, onOther, onWriting } = props;
  if (writing === undefined) return <Choices {...props} />;
  const label = field.other?.label ?? COMMON.otherText;
  return <FreeText label={label} initial={writing} onNext={onOther} onList={() => onWriting(undefined)} />;
}

/** わからない, in the manner of an entry. */
const optionNamed = (name: string): Option => ({ name, code: '', image: '' });

/** A list without entries: the question is answered with a text, or with わからない. */
export function Unlisted({ item, field, list, onChoose, onOther }: Omit<PickerProps, 'layout' | 'writing'>) {
  const { unknown } = list;
  const label = field.other?.label ?? field.label;
  return (
    <div className="unlisted">
      <FreeText label={label} initial={otherText(item, field) ?? ''} onNext={onOther} />
      {unknown && (
        <SpecialOption
          name={unknown}
          chosen={textOf(item, field.key) === unknown}
          onPick={() => onChoose(optionNamed(unknown))}
        />
      )}
    </div>
  );
}

/**
 * その他 and わからない of a catalogue that are entries without a text. They help where a search finds nothing else.
 */
const isLastResort = ({ name }: Option) => name === OPTION.other || name === OPTION.unknown;

function Choices({ item, field, list, layout, searchable = true, onChoose, onWriting }: PickerProps) {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query).trim();
  const search = useMemo(() => searchIn(list.entries), [list.entries]);
  const found = useMemo(() => search(deferred), [search, deferred]);
  const nothing = found.length === 0 && deferred !== '';
  const shown = useMemo(
    () => (nothing ? list.entries.filter(isLastResort) : found),
    [nothing, list.entries, found],
  );
  const some = list.entries.length > 0;
  const chosen = textOf(item, field.key);
  const text = otherText(item, field);
  const { other, unknown } = list;

  const otherOption = other && (
    <SpecialOption name={other} chosen={text !== undefined} onPick={() => onWriting(text ?? '')} />
  );
  const otherWithQuery = other && nothing && (
    <OtherWithQuery name={other} query={deferred} chosen={false} onPick={() => onWriting(deferred)} />
  );
  const unknownOption = unknown && (
    <SpecialOption name={unknown} chosen={chosen === unknown} onPick={() => onChoose(optionNamed(unknown))} />
  );
  const entries = { entries: shown, chosen, onChoose };

  return (
    <>
      {searchable && some && <SearchBox value={query} onChange={setQuery} />}
      {deferred && <Found count={found.length} other={other !== undefined} />}
      {layout === 'products' && some && !deferred ? (
        <ProductList {...entries} other={otherOption} />
      ) : (
        <>
          <FlatList {...entries} layout={layout} />
          {otherWithQuery || otherOption}
        </>
      )}
      {unknownOption}
    </>
  );
}

/** How many entries a search has found, and advice if there are none. */
function Found({ count, other }: { count: number; other: boolean }) {
  return (
    <p className="found" role="status">
      {count > 0 ? MESSAGES.results(count) : MESSAGES.noMatch}
      {count === 0 && other && <span className="found__way">{MESSAGES.useOther}</span>}
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
