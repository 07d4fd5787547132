import { CATEGORIES, toCategoryKey } from '#contract/categories.ts';
import { ROUTES } from '#contract/routes.ts';
import type { SampleForm } from '#widget/public.ts';
import type { SampleAnswers, SampleItem } from '../element.ts';
import { samplePhoto } from './photo.ts';
import { type CatalogueAnswer, CUSTOMER, SAMPLES, WORDS } from './values.ts';

interface Entry {
  name: string;
  code: string;
}

/** Samples use the normal API, where no call fails on purpose, so that they work with every setting. */
async function ask(path: string, body: object): Promise<Entry[]> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  return (await answer.json()).item_masters;
}

function entriesOf(level: number, mediumUuid: string, parent: string): Promise<Entry[]> {
  if (level === 1) return ask(ROUTES.itemMastersGroup, { medium_uuid: mediumUuid, group: 0 });
  return ask(ROUTES.itemMastersLevel, { medium_uuid: mediumUuid, code: parent, level });
}

function pick(entries: Entry[], { wish, key }: CatalogueAnswer): Entry {
  const found = entries.find(({ name }) => name.includes(wish)) ?? entries[0];
  if (!found) throw new Error(`The catalogue has no entry for ${key}.`);
  return found;
}

/** Chooses an entry at each level of the catalogue, so that the codes of the sample also work in the pickers. */
async function catalogueAnswers(steps: CatalogueAnswer[], mediumUuid: string): Promise<SampleAnswers> {
  const answers: SampleAnswers = {};
  let parent = '';
  for (const step of steps) {
    const entry = pick(await entriesOf(step.level, mediumUuid, parent), step);
    answers[step.key] = entry.name;
    if (step.codeKey) answers[step.codeKey] = entry.code;
    parent = entry.code;
  }
  return answers;
}

async function buildItem(category: string, theme: string): Promise<SampleItem> {
  const key = toCategoryKey(category) ?? 'watch';
  const values = SAMPLES[key];
  const words = theme === 'brand' ? WORDS.brand : WORDS.others;
  return {
    category: key,
    answers: {
      ...(await catalogueAnswers(values.catalogue, CATEGORIES[key].uuid)),
      ...values.answers,
      ...(values.condition && { condition: words.condition }),
      ...(values.purchasePeriod && { purchasePeriod: words.purchasePeriod }),
    },
    ...(values.accessories && { accessories: values.accessories }),
    ...(values.photo && { photos: [await samplePhoto('sample.jpg')] }),
  };
}

/** A valid request with one item of a category, in the words of a theme. */
export async function buildSample(category: string, theme: string): Promise<SampleForm> {
  return { items: [await buildItem(category, theme)], customer: CUSTOMER };
}
