import { CATEGORIES } from '../goods/categories.ts';
import { translated } from '../language/words.ts';

interface LeftOutRow {
  /** In everyday words, close to those of the law. */
  readonly words: string;
  /** Goods of ours among them: a category, and an entry of its list of kinds. */
  readonly ours: readonly { readonly category: string; readonly kind: string }[];
}

/** Goods to which the rules about visits do not apply: 特定商取引法施行令 34条, by 58条の4. */
export const LEFT_OUT = {
  cars: { words: '自動車（二輪のものを除く）', ours: [] },
  appliances: {
    words: '家庭用の電気機械器具（持ち運びが簡単なものを除く）',
    ours: [{ category: CATEGORIES.music.label, kind: 'ピアノ・電子ピアノ' }],
  },
  furniture: {
    words: '家具',
    ours: [{ category: CATEGORIES.antique.label, kind: '和箪笥・時代家具' }],
  },
  books: { words: '書籍', ours: [{ category: CATEGORIES.antique.label, kind: '古書・古文書' }] },
  securities: { words: '有価証券', ours: [] },
  records: { words: 'レコード・CD・DVD・ゲームソフトなど', ours: [] },
} as const satisfies Record<string, LeftOutRow>;
export type LeftOut = keyof typeof LEFT_OUT;

const ROWS: readonly (readonly [LeftOut, LeftOutRow])[] = Object.entries(LEFT_OUT) as [LeftOut, LeftOutRow][];

/** Goods as pages show them: the category's label, and the facts about them in the words of the reader. */
interface ShownItem {
  readonly title: string;
  readonly facts: readonly { readonly value: string }[];
}

/** The row under which an item may fall; undefined: it is protected, as far as our lists know. */
export const leftOutOf = ({ title, facts }: ShownItem): LeftOut | undefined =>
  ROWS.find(([, { ours }]) =>
    ours.some(
      ({ category, kind }) =>
        category === title && facts.some(({ value }) => value.includes(translated(kind))),
    ),
  )?.[0];
