import type { Theme } from '#contract/embed/themes.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { optionList, sourceOf } from '../goods/catalogue-options.ts';
import { appliesTo, type CatalogueField } from '../goods/fields.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { fieldsOf } from '../goods/questions.ts';
import { answerSample, type Manner, type SampleEntry } from '../goods/sample-answers.ts';
import type { SampleForm } from './sample.ts';

/*
 * Samples for the demo and the browser tests. They are made from the questions of each category, so a new category has
 * samples without further work. Sellers do not load this file.
 */

export type { Manner };

/** Asks the catalogue for a list: the entries of a level below a code, which is empty for the first level. */
export type AskCatalogue = (level: 1 | 2 | 3, code: string) => Promise<readonly SampleEntry[]>;

type SampleItem = SampleForm['items'][number];

/** One answered question of a sample. */
export interface SampleStep {
  readonly field: ReturnType<typeof fieldsOf>[number];
  /** The item before and after the answer. */
  readonly before: Item;
  readonly after: Item;
}

async function entryFor(
  field: CatalogueField,
  item: Item,
  ask: AskCatalogue,
): Promise<SampleEntry | undefined> {
  const source = sourceOf(field, item);
  if (source.kind !== 'list') return undefined;
  const entries = await ask(field.level, source.code);
  return optionList(
    field,
    entries.map((entry) => ({ ...entry, image: '' })),
  ).entries[0];
}

/** Answers the questions of a category that apply, one after the other, as a seller could. */
export async function sampleSteps(
  category: CategoryKey,
  theme: Theme,
  manner: Manner,
  ask: AskCatalogue,
  photo: File,
): Promise<readonly SampleStep[]> {
  const sources = { theme, manner, photo: () => ({ id: photo.name, file: photo, preview: '' }) };
  const steps: SampleStep[] = [];
  let item = emptyItem('sample', category);
  for (const field of fieldsOf(item)) {
    if (!appliesTo(field.when, item)) continue;
    const before = item;
    const entry = field.kind === 'catalogue' ? await entryFor(field, item, ask) : undefined;
    item = answerSample(item, field, sources, entry);
    steps.push({ field, before, after: item });
  }
  return steps;
}

/** A valid sample item for the element's method `fill`. */
export async function sampleItem(
  category: CategoryKey,
  theme: Theme,
  ask: AskCatalogue,
  photo: File,
): Promise<SampleItem> {
  const steps = await sampleSteps(category, theme, 'listed', ask, photo);
  const { answers, choices, others, photos } = steps.at(-1)?.after ?? emptyItem('sample');
  return { category, answers, choices, others, photos: photos.map(({ file }) => file) };
}
