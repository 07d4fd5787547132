import { urlOf } from '#contract/calls/call.ts';
import { firstLevel, nextLevel } from '#contract/calls/catalogue.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { type AskCatalogue, type Manner, type SampleStep, sampleSteps } from '#widget/state/samples.ts';
import type { FilledGoods } from './filled-goods.ts';
import { attach, chooseAnswer, type Scope, tickOptions, writeAnswer, writeOtherAnswer } from './form.ts';
import type { Theme } from './pages.ts';
import { smallPhoto } from './photos.ts';
import type { SentField } from './sent.ts';

const PHOTO = 'sample.jpg';

async function post(url: string, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return firstLevel.answer.parse(await answer.json()).item_masters;
}

/** Asks the catalogue of a server for the lists of a category. */
export function askFor(category: CategoryKey, base = process.env.E2E_BASE_URL ?? ''): AskCatalogue {
  const medium_uuid = CATEGORY_UUIDS[category];
  return (level, code) =>
    level === 1
      ? post(urlOf(firstLevel, base), { medium_uuid, group: 0 })
      : post(urlOf(nextLevel, base), { medium_uuid, code, level });
}

/** Enters the answer of one step. */
async function give(scope: Scope, { field, after }: SampleStep): Promise<void> {
  const { label } = field;
  switch (field.kind) {
    case 'photos':
      if (after.photos.length > 0) await attach(scope, smallPhoto('jpg', PHOTO));
      return;
    case 'choices':
      return tickOptions(scope, label, after.choices[field.key] ?? []);
    case 'text':
    case 'number':
      return writeAnswer(scope, label, after.answers[field.key] ?? '');
    default: {
      const { other, key } = field;
      const text = after.answers[key] ?? '';
      if (other && after.others.includes(key)) {
        await writeOtherAnswer(scope, label, after.answers[other.textKey] ?? '', other.option);
      } else await chooseAnswer(scope, label, text);
    }
  }
}

/** The attributes of a list, by position (document 2, section 3, "Item attribute mapping"). */
function attributesOf(steps: readonly SampleStep[]): SentField[] {
  const attributes = steps.flatMap(({ field, after }) => {
    const value = 'answers' in after && field.kind !== 'photos' ? (after.answers[field.key] ?? '') : '';
    return field.attribute && value ? [{ place: field.attribute, value }] : [];
  });
  attributes.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]);
  return attributes.map(({ place, value }) => [`[items][][${place[1]}]`, value]);
}

function detailsOf({ field, after }: SampleStep): SentField[] {
  const text =
    field.kind === 'choices' ? (after.choices[field.key] ?? []).join(', ') : (after.answers[field.key] ?? '');
  const value = text && field.encode ? field.encode(text) : text;
  const other = 'other' in field && after.others.includes(field.key) ? field.other : undefined;
  return [
    ...(field.detail && value ? [[`[item_detail][${field.detail}]`, value] as SentField] : []),
    ...(other?.detail
      ? [[`[item_detail][${other.detail}]`, after.answers[other.textKey] ?? ''] as SentField]
      : []),
  ];
}

function sentOf(steps: readonly SampleStep[]): SentField[] {
  const photos = steps.at(-1)?.after.photos ?? [];
  return [
    ...attributesOf(steps),
    ...steps.flatMap(detailsOf),
    ...photos.map((): SentField => ['[item_images][]', PHOTO]),
  ];
}

/**
 * Goods of any category, answered from the list of its questions. For categories without written answers in
 * goods.ts.
 */
export function sampleGoods(category: CategoryKey, manner: Manner): FilledGoods {
  let steps: readonly SampleStep[] = [];
  return {
    answer: async (item: Scope, theme: Theme) => {
      steps = await sampleSteps(category, theme, manner, askFor(category), new File([], PHOTO));
      for (const step of steps) await give(item, step);
    },
    sent: () => sentOf(steps),
  };
}
