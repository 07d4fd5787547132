import { memo, useDeferredValue, useMemo, useState } from 'react';
import { OPTION } from '#contract/goods/options.ts';
import { translated } from '#contract/language/words.ts';
import type { OptionField } from '../../goods/answering.ts';
import type { Option, OptionList } from '../../goods/catalogue-options.ts';
import type { CatalogueField } from '../../goods/fields.ts';
import { type Item, textOf } from '../../goods/item.ts';
import { otherExample } from '../../goods/other-examples.ts';
import { searchIn } from '../../goods/search/search.ts';
import { COMMON } from '../messages.ts';
import { FreeText } from './free-text.tsx';
import { MESSAGES } from './messages.ts';
import { OptionRows, OptionTiles } from './options.tsx';
import { ProductList } from './product-list.tsx';
import { SearchBox } from './search-box.tsx';
import { OtherWithQuery, SpecialOption, Unsure } from './special-options.tsx';
import { useBelow } from './use-below.ts';
import { useFoldedAhead } from './use-folded-ahead.ts';
import { useGradually } from './use-gradually.ts';
import { useWalk } from './use-walk.ts';

/** The text that その他 begins to ask with, in place of the list; undefined while the list is shown. */
export type Writing = string | undefined;

interface PickerProps {
  item: Item;
  field: OptionField;
  list: OptionList;
  layout: CatalogueField['layout'];
  /** The question whose lists are below the entries, if there is one. */
  below?: CatalogueField | undefined;
  writing: Writing;
  /** The names of the entries that are taken so far, if several are taken one after the other. */
  taken?: ReadonlySet<string> | undefined;
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
  const { item, field, writing, onOther, onWriting } = props;
  if (writing === undefined) return <Choices {...props} />;
  return (
    <FreeText
      label={field.other?.label ? translated(field.other.label) : COMMON.otherText}
      initial={writing}
      example={otherExample(item, field)}
      onNext={onOther}
      onList={() => onWriting(undefined)}
    />
  );
}

/** わからない, in the manner of an entry. */
const optionNamed = (name: string): Option => ({ name, code: '', image: '' });

/** A list without entries: the question is answered with a text, or with わからない. */
export function Unlisted({ item, field, list, onChoose, onOther }: Omit<PickerProps, 'layout' | 'writing'>) {
  const { unknown } = list;
  const label = translated(field.other?.label ?? field.label);
  return (
    <div className="unlisted">
      <FreeText
        label={label}
        initial={otherText(item, field) ?? ''}
        example={otherExample(item, field)}
        onNext={onOther}
      />
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

/** The answer that a list belongs to. */
const answerAbove = (item: Item, field: OptionField) =>
  field.kind === 'catalogue' && field.parent ? textOf(item, field.parent.key) : '';

/** The search of a list, and of the lists below it where the list itself has nothing that fits. */
function useSearch({ item, field, list, below }: Pick<PickerProps, 'item' | 'field' | 'list' | 'below'>) {
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query).trim();
  const above = answerAbove(item, field);
  const search = useMemo(() => searchIn(list.entries, above), [list.entries, above]);
  useFoldedAhead(search);
  const own = useMemo(() => search(deferred), [search, deferred]);
  const isBelow = own.length === 0 && deferred !== '';
  const { hits, loading } = useBelow(item, below, list.entries, isBelow ? deferred : '');
  return { query, setQuery, deferred, search, found: isBelow ? hits : own, isBelow, loading };
}

function Choices(props: PickerProps) {
  const { item, field, list, layout, taken, searchable = true, onChoose, onWriting } = props;
  const { query, setQuery, deferred, search, found, isBelow, loading } = useSearch(props);
  const walkRef = useWalk<HTMLDivElement>();
  const nothing = found.length === 0 && deferred !== '';
  const visible = useMemo(
    () => (nothing ? list.entries.filter(isLastResort) : found),
    [nothing, list.entries, found],
  );
  const some = list.entries.length > 0;
  const current = textOf(item, field.key);
  const text = otherText(item, field);
  const { other, unknown } = list;

  /** Enter takes what stands first. The results on the screen can be older than the last key. */
  const takeFirst = () => {
    const name = query.trim();
    const [first] = isBelow && name === deferred ? found : search(name);
    if (first) onChoose(first);
    else if (other && !loading) onWriting(name);
  };

  const write = () => onWriting(text ?? '');
  const choose = (name: string) => onChoose(optionNamed(name));
  const note = MESSAGES.unsureNote(otherExample(item, field));
  const otherOption = other && (
    <SpecialOption name={other} chosen={text !== undefined} note={note} onPick={write} />
  );
  const otherWithQuery = other && nothing && (
    <OtherWithQuery name={other} query={deferred} chosen={false} onPick={() => onWriting(deferred)} />
  );
  const unknownOption = unknown && (
    <SpecialOption
      name={unknown}
      chosen={taken?.has(unknown) ?? current === unknown}
      onPick={() => choose(unknown)}
    />
  );
  const unsure = unknown
    ? {
        name: MESSAGES.unsureOf(translated(field.label)),
        note: MESSAGES.unsureOfNote,
        onPick: () => choose(unknown),
      }
    : other && { name: MESSAGES.unsure, note, onPick: write };
  const isOpen = searchable && some && !deferred;
  const entries = { entries: visible, chosen: current, taken, onChoose };

  return (
    <div ref={walkRef}>
      {searchable && some && <SearchBox value={query} onChange={setQuery} onEnter={takeFirst} />}
      {isOpen && unsure && <Unsure {...unsure} chosen={false} />}
      {deferred && <Found found={found} loading={loading} other={other !== undefined} />}
      {layout === 'products' && some && !deferred ? (
        <ProductList {...entries} other={otherOption} />
      ) : (
        <>
          <FlatList {...entries} layout={isBelow ? 'list' : layout} />
          {otherWithQuery || otherOption}
        </>
      )}
      {unknownOption}
    </div>
  );
}

interface FoundProps {
  found: readonly Option[];
  /** The lists below are being searched. */
  loading: boolean;
  other: boolean;
}

/** How many entries a search has found and which one Enter takes, and advice if there are none. */
function Found({ found, loading, other }: FoundProps) {
  const [first] = found;
  const none = loading ? COMMON.loading : MESSAGES.noMatch;
  return (
    <p className="found" role="status">
      {first ? MESSAGES.results(found.length) : none}
      {first && <span className="visually-hidden">{MESSAGES.enterTakes(translated(first.name))}</span>}
      {!first && !loading && other && <span className="found__way">{MESSAGES.useOther}</span>}
    </p>
  );
}

interface FlatListProps {
  entries: readonly Option[];
  layout: CatalogueField['layout'];
  chosen: string;
  taken: ReadonlySet<string> | undefined;
  onChoose: (option: Option) => void;
}

/** Entries without sections. */
const FlatList = memo(function FlatList({ entries, layout, ...props }: FlatListProps) {
  const limit = useGradually(entries.length, entries);
  const Entries = layout === 'tiles' ? OptionTiles : OptionRows;
  return <Entries options={entries} limit={limit} {...props} />;
});
