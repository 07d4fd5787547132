import type { CategoryKey } from '#contract/goods/categories.ts';
import { translated } from '#contract/language/words.ts';
import type { OptionField } from './answering.ts';
import type { Item, TextKey } from './item.ts';

/**
 * Texts as sellers write them who do not know an answer, by category and question. They are apart from the questions,
 * which load before anybody has begun.
 */
export const OTHER_EXAMPLES: Readonly<Partial<Record<CategoryKey, Readonly<Record<TextKey, string>>>>> = {
  watch: {
    brand: '文字盤に「ENICAR」、銀色の自動巻き',
    productName: '裏ぶたに「1234」、青い文字盤',
    modelNumber: '保証書に「12345」',
  },
  bag: {
    brand: '茶色い革の肩かけ、内側に「H」の刻印',
    productName: '黒い革の手さげ、内側に番号「1234」',
  },
  jewelry: { shape: 'かんざし、帯留め' },
  camera: {
    brand: '二眼レフ、レンズに「Yashinon」',
    productName: '黒い一眼レフ、底に「No.123456」',
  },
  alcohol: {
    alcoholType: '紹興酒、箱に「10年」',
    brand: '赤ワイン、ラベルに「1985」',
  },
  antique: { antiqueType: '木の看板、裏に「昭和八年」' },
  preciousMetal: {
    shape: '金歯、眼鏡の枠',
    purity: '刻印「K21.6」',
  },
  music: {
    instrumentType: '大正琴、二胡',
    brand: 'ギターの先に「Greco」の文字',
  },
};

/** An example of a free text; undefined if there is none. */
export function otherExample({ category }: Item, { key }: OptionField): string | undefined {
  const example = category && OTHER_EXAMPLES[category]?.[key];
  return example && translated(example);
}
