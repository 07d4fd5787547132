import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/categories.ts';
import { onOutsideClick } from '#contract/outside-click.ts';
import { REGIONS } from '#contract/prefectures.ts';
import { buttonClass } from '#host/ui/button/button.ts';
import { classes } from '#host/ui/classes.ts';
import inputStyles from '#host/ui/form/input.module.css';
import { Icon } from '#host/ui/icon/icon.tsx';
import { SEARCH } from './messages.ts';
import { NO_FILTERS, type ShopFilters, type ShopSearch, searchUrl } from './search.ts';
import styles from './search-panel.module.css';
import { summary } from './summary.ts';

type PanelName = 'categories' | 'prefectureNames';

const CHOICES = CATEGORY_KEYS.map((key) => ({ value: CATEGORIES[key].slug, label: CATEGORIES[key].label }));
const labelsOf = (values: readonly string[]) =>
  values.map((value) => CHOICES.find((choice) => choice.value === value)?.label ?? value);

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

interface PanelProps {
  title: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sheet of a dropdown. It is modal, so that the page behind it neither scrolls nor takes the focus. On phones it
 * comes from the bottom.
 */
function Panel({ title, onClear, onClose, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    document.documentElement.classList.add('scroll-locked');
    const stopListening = onOutsideClick(element, () => close.current());
    return () => {
      stopListening();
      document.documentElement.classList.remove('scroll-locked');
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheetFrame}>
        <div className={styles.sheetHead}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.sheetClose} aria-label={SEARCH.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.sheetBody}>{children}</div>
        <div className={styles.sheetFoot}>
          <button type="button" className={buttonClass('line', 'small')} onClick={onClear}>
            {SEARCH.clear}
          </button>
          <button type="button" className={buttonClass('ink', 'small')} onClick={onClose}>
            {SEARCH.confirm}
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
}

function Choice({ label, checked, onToggle }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>{label}</span>
    </label>
  );
}

interface ListProps {
  chosen: readonly string[];
  onChange: (values: readonly string[]) => void;
}

function CategoryChoices({ chosen, onChange }: ListProps) {
  return (
    <div className={styles.choices}>
      {CHOICES.map(({ value, label }) => (
        <Choice
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onToggle={() => onChange(toggled(chosen, value))}
        />
      ))}
    </div>
  );
}

/** Regions that open and close. Those with a chosen prefecture are open at first. */
function PrefectureChoices({ chosen, onChange }: ListProps) {
  const [first] = useState(chosen);
  return Object.entries(REGIONS).map(([region, prefectures]) => {
    const all = prefectures.every((name) => chosen.includes(name));
    const others = chosen.filter((name) => !(prefectures as readonly string[]).includes(name));
    return (
      <details className={styles.region} key={region} open={prefectures.some((name) => first.includes(name))}>
        <summary>
          {region}
          <Icon name="down" />
        </summary>
        <div className={styles.choices}>
          <Choice
            label={SEARCH.wholeRegion(region)}
            checked={all}
            onToggle={() => onChange(all ? others : [...others, ...prefectures])}
          />
          {prefectures.map((name) => (
            <Choice
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onToggle={() => onChange(toggled(chosen, name))}
            />
          ))}
        </div>
      </details>
    );
  });
}

interface TriggerProps {
  label: string;
  chosen: string;
  open: boolean;
  onOpen: () => void;
}

function Trigger({ label, chosen, open, onOpen }: TriggerProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.fieldLabel} id={id}>
        {label}
      </span>
      <button
        type="button"
        className={classes(inputStyles.input, styles.trigger)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${id} ${id}-value`}
        onClick={onOpen}
      >
        <span id={`${id}-value`}>{chosen || SEARCH.any}</span>
        <Icon name="down" />
      </button>
    </div>
  );
}

interface SearchPanelProps {
  /** The search of the list that is shown. */
  search: ShopSearch;
  onSearch: (filters: ShopFilters) => void;
  onClear: () => void;
}

/** Categories, areas and a keyword (document 1, section 2: search panel). At most one sheet is open at a time. */
export function SearchPanel({ search, onSearch, onClear }: SearchPanelProps) {
  const [draft, setDraft] = useState<ShopFilters>(search);
  const [open, setOpen] = useState<PanelName>();
  const keywordId = useId();
  const change = (part: Partial<ShopFilters>) => setDraft((before) => ({ ...before, ...part }));

  // The URL may change under the panel: by Back, or by a link.
  const url = searchUrl(search);
  const [shownUrl, setShownUrl] = useState(url);
  if (shownUrl !== url) {
    setShownUrl(url);
    setDraft(search);
  }

  // The visitor may have typed before scripts took over.
  const keyword = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = keyword.current?.value ?? '';
    setDraft((before) => (typed === before.keyword ? before : { ...before, keyword: typed }));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...draft, keyword: draft.keyword.trim() });
  };
  return (
    <form
      className={styles.panel}
      role="search"
      aria-label={SEARCH.title}
      action={href('/partners')}
      onSubmit={submit}
    >
      <Trigger
        label={SEARCH.category}
        chosen={summary(labelsOf(draft.categories))}
        open={open === 'categories'}
        onOpen={() => setOpen('categories')}
      />
      <Trigger
        label={SEARCH.area}
        chosen={summary(draft.prefectureNames)}
        open={open === 'prefectureNames'}
        onOpen={() => setOpen('prefectureNames')}
      />
      <div className={styles.field}>
        <label className={styles.fieldLabel} htmlFor={keywordId}>
          {SEARCH.keyword}
        </label>
        <input
          className={inputStyles.input}
          id={keywordId}
          ref={keyword}
          type="search"
          name="keyword"
          placeholder={SEARCH.keywordHint}
          maxLength={100}
          value={draft.keyword}
          onChange={(event) => change({ keyword: event.target.value })}
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('ink')}>
          <Icon name="search" />
          {SEARCH.submit}
        </button>
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setDraft(NO_FILTERS);
            onClear();
          }}
        >
          {SEARCH.clearAll}
        </button>
      </div>
      {open === 'categories' && (
        <Panel
          title={SEARCH.chooseCategories}
          onClear={() => change({ categories: [] })}
          onClose={() => setOpen(undefined)}
        >
          <CategoryChoices chosen={draft.categories} onChange={(categories) => change({ categories })} />
        </Panel>
      )}
      {open === 'prefectureNames' && (
        <Panel
          title={SEARCH.chooseAreas}
          onClear={() => change({ prefectureNames: [] })}
          onClose={() => setOpen(undefined)}
        >
          <PrefectureChoices
            chosen={draft.prefectureNames}
            onChange={(prefectureNames) => change({ prefectureNames })}
          />
        </Panel>
      )}
    </form>
  );
}
