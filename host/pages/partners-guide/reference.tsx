import { Fragment, type ReactNode } from 'react';
import { keysOf } from '#contract/base/keys.ts';
import { EVENT_DOCS, METHOD_DOCS } from '#contract/docs/element.ts';
import { prefillNamesOf } from '#contract/docs/prefill.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  EVENTS,
  METHODS,
  PARTS,
  PROPERTIES,
} from '#contract/embed/element.ts';
import { allowedOf, TEASER_EVENTS, TEASER_OPTIONS, teaserAttribute } from '#contract/embed/teaser.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './partners-guide.module.css';
import {
  ALLOWED,
  ATTRIBUTE_WORDS,
  EVENT_WORDS,
  METHOD_WORDS,
  PART_WORDS,
  PROPERTY_WORDS,
  REFERENCE,
  STYLE_WORDS,
  TEASER_EVENT_WORDS,
  TEASER_STYLE_WORDS,
  TEASER_WORDS,
} from './reference-words.ts';

interface ListProps {
  words: { title: string; text: string; head: readonly string[] };
  /** The cells of each row. The first one names it. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A closed list. On narrow screens the cells of a row stand below each other, each with its label. */
function List({ words: { title, text, head }, rows }: ListProps) {
  return (
    <details className={styles.reference}>
      <summary>
        <Phrases>{`${title}（${rows.length}）`}</Phrases>
      </summary>
      <p>{text}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {head.slice(1).map((label, at) => (
                <td key={label} data-label={label}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const allowedIn = ({ allowed }: Pick<Attribute, 'allowed'>) => ALLOWED[allowed] ?? <code>{allowed}</code>;

function defaultIn({ default: value, onSite }: Attribute): ReactNode {
  if (!value) return '–';
  return (
    <>
      <code>{value}</code>
      {onSite && REFERENCE.onSite}
    </>
  );
}

/** All that partners may use: attributes, events, methods, properties, and names for their styles. */
export function Reference() {
  const { attributes, prefill, events, members, styles: styleWords, parts } = REFERENCE;
  const { teaser, teaserEvents, teaserStyles } = REFERENCE;
  return (
    <>
      <List
        words={attributes}
        rows={ATTRIBUTE_NAMES.map((name) => [
          name,
          allowedIn(ATTRIBUTES[name]),
          defaultIn(ATTRIBUTES[name]),
          ATTRIBUTE_WORDS[name],
        ])}
      />
      <List
        words={events}
        rows={EVENTS.map((name) => [
          name,
          <code key={name}>{EVENT_DOCS[name].detail}</code>,
          EVENT_WORDS[name],
        ])}
      />
      <List
        words={members}
        rows={[
          ...METHODS.map((name) => [METHOD_DOCS[name].type, METHOD_WORDS[name]] as const),
          ...PROPERTIES.map((name) => [name, PROPERTY_WORDS[name]] as const),
        ]}
      />
      <List
        words={prefill}
        rows={CATEGORY_KEYS.map((category) => [
          category,
          prefillNamesOf(category).map(([name, label], at) => (
            <Fragment key={name}>
              {at > 0 && '、'}
              <code>{name}</code>（{label}）
            </Fragment>
          )),
        ])}
      />
      <List words={styleWords} rows={keysOf(STYLE_WORDS).map((name) => [name, STYLE_WORDS[name]])} />
      <List words={parts} rows={PARTS.map((name) => [name, PART_WORDS[name]])} />
      <List
        words={teaser}
        rows={TEASER_OPTIONS.map((option) => [
          teaserAttribute(option),
          allowedIn({ allowed: allowedOf(option) }),
          TEASER_WORDS[option],
        ])}
      />
      <List words={teaserEvents} rows={TEASER_EVENTS.map((name) => [name, TEASER_EVENT_WORDS[name]])} />
      <List
        words={teaserStyles}
        rows={keysOf(TEASER_STYLE_WORDS).map((name) => [name, TEASER_STYLE_WORDS[name]])}
      />
    </>
  );
}
