import { DEFAULT_THEME } from '#contract/embed/themes.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { answer, toggle, write, writeOther } from '#widget/goods/answering.ts';
import type { Field, FieldKey } from '#widget/goods/fields.ts';
import { emptyItem, type Item, withPhotos } from '#widget/goods/item.ts';
import type { Photo } from '#widget/goods/photos.ts';
import { fieldsOf } from '#widget/goods/questions.ts';
import { sampleItemOf } from '#widget/goods/sample-answers.ts';

/** An answer: an option, an entry with its code, a free text for その他, or several options. */
export type GivenAnswer = string | { name: string; code: string } | { other: string } | readonly string[];
export type Answers = Partial<Record<FieldKey, GivenAnswer>>;

let photos = 0;

export function aPhoto(name = `${++photos}.jpg`, content = name): Photo {
  const file = new File([content], name, { type: 'image/jpeg' });
  return { id: `photo-${name}`, file, preview: URL.createObjectURL(file) };
}

export function fieldOf(item: Item, key: FieldKey): Field {
  const field = fieldsOf(item).find((one) => one.key === key);
  if (!field) throw new Error(`${item.category || 'an item without category'} asks for no ${key}`);
  return field;
}

function give(item: Item, key: FieldKey, value: GivenAnswer): Item {
  const field = fieldOf(item, key);
  if (field.kind === 'photos')
    return withPhotos(
      item,
      (value as string[]).map((name) => aPhoto(name)),
    );
  if (field.kind === 'choices') {
    return (value as string[]).reduce((one, option) => toggle(one, field, option), item);
  }
  if (field.kind === 'text' || field.kind === 'number') return write(item, field.key, value as string);
  if (typeof value === 'string') return answer(item, field, value);
  if ('other' in value) return writeOther(item, field, value.other);
  const { name, code } = value as { name: string; code: string };
  return answer(item, field, name, code);
}

/** An item whose questions were answered one after the other. */
export function itemOf(category: CategoryKey, answers: Answers = {}, id: string = category): Item {
  return change(emptyItem(id, category), answers);
}

/** Changes some answers of an item. */
export function change(item: Item, answers: Answers): Item {
  return Object.entries(answers).reduce(
    (one, [key, value]) => give(one, key as FieldKey, value as GivenAnswer),
    item,
  );
}

/** Removes the answer to a question. */
export function without(item: Item, key: FieldKey): Item {
  if (key === 'photos') return { ...item, photos: [] };
  const { [key]: _answer, ...answers } = item.answers;
  const { [key]: _chosen, ...choices } = item.choices;
  return { ...item, answers, choices };
}

/** The required answers of the specified categories. */
export const REQUIRED_ANSWERS = {
  watch: {
    brand: { name: 'ロレックス', code: 'W1' },
    productName: { name: 'サブマリーナ', code: 'W11' },
    modelNumber: '116610LN',
    condition: '中古品（使用感あり）',
    accessories: ['箱', '保証書'],
    purchasePeriod: '5年以内',
  },
  bag: {
    brand: { name: 'エルメス', code: 'B1' },
    productName: 'バーキン30',
    condition: '新品・未使用',
    accessories: ['保存袋'],
    purchasePeriod: '半年以内',
    photos: ['bag.jpg'],
  },
  jewelry: {
    shape: 'リング',
    mainStone: 'ダイヤモンド',
    metalType: 'プラチナ',
    certificate: 'あり',
    purchasePeriod: '3年以内',
    photos: ['ring.jpg'],
  },
  camera: {
    cameraType: 'デジタルカメラ',
    lensStatus: 'ボディのみ',
    brand: { name: 'ニコン', code: 'C1' },
    productName: 'Z8',
    condition: '美品（目立った傷なし）',
  },
  alcohol: { alcoholType: { name: 'ウイスキー', code: 'A1' }, brand: '山崎' },
  antique: { antiqueType: '掛け軸', photos: ['scroll.jpg'] },
  preciousMetal: { shape: 'インゴット', material: { name: '金', code: 'M1' }, purity: 'K24' },
  music: { instrumentType: { name: 'ギター', code: 'I1' }, brand: 'ギブソン' },
} as const satisfies Partial<Record<CategoryKey, Answers>>;

/** An item of a category that has no answers above. */
function sample(category: CategoryKey, id: string): Item {
  const sources = { theme: DEFAULT_THEME, manner: 'listed', photo: () => aPhoto() } as const;
  return sampleItemOf(emptyItem(id, category), sources);
}

/** A complete item of a category. */
export function completeItem(category: CategoryKey, changes: Answers = {}, id: string = category): Item {
  const answers: Answers | undefined = (REQUIRED_ANSWERS as Partial<Record<CategoryKey, Answers>>)[category];
  return change(answers ? itemOf(category, answers, id) : sample(category, id), changes);
}
