import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { REGIONS } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS, slugOf } from '#contract/goods/categories.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import inputStyles from '../../ui/form/input.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';

import { FIELDS, KEYWORD_CHARACTERS, readFilters } from './read-search.ts';
import { NO_FILTERS, type ShopFilters, type ShopSearch, searchUrl } from './search.ts';
import { SEARCH } from './search-messages.ts';
import styles from './search-panel.module.css';
import { summary } from './summary.ts';

const CHOICES = CATEGORY_KEYS.map((key) => ({ value: slugOf(key), label: CATEGORIES[key].label }));
const labelsOf = (values: readonly string[]) =>
  values.map((value) => CHOICES.find((choice) => choice.value === value)?.label ?? value);

const toggle = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

interface SelectorProps {
  label: string;
  title: string;
  /** The choice in a few words. */
  chosen: string;
  onClear: () => void;
  children: ReactNode;
}

/**
 * A button and the sheet that it opens, which comes from the bottom on phones. The browser opens, closes and gives the
 * focus back by itself, before the scripts are there and without them; it has one such sheet open at a time. A browser
 * that cannot shows the choices in the page.
 */
function Selector({ label, title, chosen, onClear, children }: SelectorProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.field}>
      <span className={styles.fieldLabel} id={`${id}label`}>
        {label}
      </span>
      <button
        type="button"
        className={classes(inputStyles.input, styles.trigger)}
        popoverTarget={`${id}sheet`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}label ${id}value`}
      >
        <span id={`${id}value`}>{chosen || SEARCH.any}</span>
        <Icon name="down" />
      </button>
      <div
        className={styles.sheet}
        id={`${id}sheet`}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        onToggle={({ newState }) => newState === 'open' && heading.current?.focus()}
      >
        <div className={styles.sheetHead}>
          {/* biome-ignore lint/a11y/noAutofocus: browsers mind it only when the sheet opens, also before the scripts. */}
          <h2 id={`${id}title`} ref={heading} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <button
            type="button"
            className={styles.sheetClose}
            popoverTarget={`${id}sheet`}
            popoverTargetAction="hide"
            aria-label={SEARCH.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.sheetBody}>{children}</div>
        <div className={styles.sheetFoot}>
          <button
            type="button"
            className={classes(buttonClass('line', 'small'), styles.scripted)}
            onClick={onClear}
          >
            {SEARCH.clear}
          </button>
          <button
            type="button"
            className={buttonClass('ink', 'small')}
            popoverTarget={`${id}sheet`}
            popoverTargetAction="hide"
          >
            {SEARCH.confirm}
          </button>
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onToggle: () => void;
}

function Choice({ name, value, label, checked, onToggle }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} />
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
          name={FIELDS.categories}
          value={value}
          label={label}
          checked={chosen.includes(value)}
          onToggle={() => onChange(toggle(chosen, value))}
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
    const others = chosen.filter((name) => !prefectures.some((prefecture) => prefecture === name));
    return (
      <details className={styles.region} key={region} open={prefectures.some((name) => first.includes(name))}>
        <summary>
          {region}
          <Icon name="down" />
        </summary>
        <div className={styles.choices}>
          <Choice
            name={FIELDS.region}
            value={region}
            label={SEARCH.wholeRegion(region)}
            checked={all}
            onToggle={() => onChange(all ? others : [...others, ...prefectures])}
          />
          {prefectures.map((name) => (
            <Choice
              key={name}
              name={FIELDS.prefectureNames}
              value={name}
              label={name}
              checked={chosen.includes(name)}
              onToggle={() => onChange(toggle(chosen, name))}
            />
          ))}
        </div>
      </details>
    );
  });
}

/** The data that a form would send, as a browser without scripts writes it into the URL. */
const sentBy = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

interface SearchPanelProps {
  /** The search of the list that is shown. */
  search: ShopSearch;
  submit: (filters: ShopFilters) => void;
  clear: () => void;
}

/** Categories, areas and a keyword (document 1, section 2: search panel). At most one sheet is open at a time. */
export function SearchPanel({ search, submit, clear }: SearchPanelProps) {
  const [draft, setDraft] = useState<ShopFilters>(search);
  const keywordId = useId();
  const change = (part: Partial<ShopFilters>) => setDraft((before) => ({ ...before, ...part }));

  // The URL may change under the panel: by Back, or by a link.
  const url = searchUrl(search);
  const [shownUrl, setShownUrl] = useState(url);
  if (shownUrl !== url) {
    setShownUrl(url);
    setDraft(search);
  }

  // The visitor may have typed and chosen before scripts took over.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) setDraft(readFilters(sentBy(form.current)));
  }, []);

  // From the form, which may hold more than the draft in the moment in which scripts take over.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(readFilters(sentBy(event.currentTarget)));
  };
  return (
    <form
      className={styles.panel}
      ref={form}
      role="search"
      aria-label={SEARCH.title}
      action={href('/partners')}
      onSubmit={send}
    >
      <Selector
        label={SEARCH.category}
        title={SEARCH.chooseCategories}
        chosen={summary(labelsOf(draft.categories))}
        onClear={() => change({ categories: [] })}
      >
        <CategoryChoices chosen={draft.categories} onChange={(categories) => change({ categories })} />
      </Selector>
      <Selector
        label={SEARCH.area}
        title={SEARCH.chooseAreas}
        chosen={summary(draft.prefectureNames)}
        onClear={() => change({ prefectureNames: [] })}
      >
        <PrefectureChoices
          chosen={draft.prefectureNames}
          onChange={(prefectureNames) => change({ prefectureNames })}
        />
      </Selector>
      <div className={styles.field}>
        <label className={styles.fieldLabel} htmlFor={keywordId}>
          {SEARCH.keyword}
        </label>
        <input
          className={inputStyles.input}
          id={keywordId}
          type="search"
          name={FIELDS.keyword}
          placeholder={SEARCH.keywordHint}
          maxLength={KEYWORD_CHARACTERS}
          value={draft.keyword}
          onChange={(event) => change({ keyword: event.target.value })}
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('ink')}>
          <Icon name="search" />
          {SEARCH.submit}
        </button>
        <Link
          className={styles.clear}
          to={href('/partners')}
          onClick={(event) => {
            event.preventDefault();
            setDraft(NO_FILTERS);
            clear();
          }}
        >
          {SEARCH.clearAll}
        </Link>
      </div>
    </form>
  );
}
