import type { Theme } from '#contract/embed/themes.ts';
import { OPTION } from '#contract/goods/options.ts';
import './categories/index.ts';
import { answer, toggle, write, writeOther } from './answering.ts';
import { isRequired } from './disclosure.ts';
import { appliesTo, type CatalogueField, type Field, optionsFor, otherOf } from './fields.ts';
import { type Item, withPhotos } from './item.ts';
import type { Photo } from './photos.ts';
import { fieldsOf } from './questions.ts';

/**
 * How a sample answers. `listed` chooses from the lists. `unlisted` chooses わからない, or その他 with a free text, where
 * a question offers it.
 */
export type Manner = 'listed' | 'unlisted';

export interface SampleEntry {
  readonly name: string;
  readonly code: string;
}

/** Data that a sample needs in addition to the questions. */
export interface SampleSources {
  readonly theme: Theme;
  readonly manner: Manner;
  readonly photo: () => Photo;
}

const NUMBER = '1.5';

/** Texts contain the label of the question, so that each text is different. */
const textFor = (field: Field) => `${field.label}の例`;

function offersUnknown(field: Field): boolean {
  return field.kind === 'catalogue' && (field.unknown || field.adds?.includes(OPTION.unknown) || false);
}

/** The last of the questions that share a free text has it in samples. */
const hasText = (item: Item, field: Field): boolean => {
  const key = otherOf(field)?.textKey;
  return key !== undefined && fieldsOf(item).findLast((one) => otherOf(one)?.textKey === key) === field;
};

function unlistedAnswer(item: Item, field: Field, theme: Theme): Item | undefined {
  if (field.kind === 'choices') return field.exclusive ? toggle(item, field, field.exclusive) : undefined;
  if (field.kind !== 'choice' && field.kind !== 'catalogue') return undefined;
  if (offersUnknown(field)) return answer(item, field, OPTION.unknown);
  if (hasText(item, field)) return writeOther(item, field, textFor(field));
  const options = field.kind === 'choice' ? optionsFor(field.options, theme) : [];
  return options.includes(OPTION.unknown) ? answer(item, field, OPTION.unknown) : undefined;
}

function listedAnswer(item: Item, field: Field, sources: SampleSources, entry?: SampleEntry): Item {
  switch (field.kind) {
    case 'photos':
      return isRequired(item, field) ? withPhotos(item, [sources.photo()]) : item;
    case 'choices':
      return optionsFor(field.options, sources.theme)
        .slice(0, 2)
        .reduce((one, option) => toggle(one, field, option), item);
    case 'choice':
      return answer(item, field, optionsFor(field.options, sources.theme)[0] ?? '');
    case 'catalogue':
      return entry ? answer(item, field, entry.name, entry.code) : item;
    case 'text':
      return write(item, field.key, textFor(field));
    case 'number':
      return write(item, field.key, NUMBER);
  }
}

/**
 * Answers one question as a seller could. A question that does not apply gets no answer.
 * @param entry the entry of the catalogue to choose, for questions with a list of the catalogue
 */
export function answerSample(item: Item, field: Field, sources: SampleSources, entry?: SampleEntry): Item {
  if (!appliesTo(field.when, item)) return item;
  const unlistedItem = sources.manner === 'unlisted' && unlistedAnswer(item, field, sources.theme);
  return unlistedItem || listedAnswer(item, field, sources, entry);
}

/** Answers all questions of an item. The catalogue is not needed: its entries are invented. */
export function sampleItemOf(item: Item, sources: SampleSources): Item {
  const entryOf = (field: CatalogueField) => ({ name: `${field.label}の品`, code: `${field.key}-code` });
  return fieldsOf(item).reduce(
    (one, field) =>
      answerSample(one, field, sources, field.kind === 'catalogue' ? entryOf(field) : undefined),
    item,
  );
}
