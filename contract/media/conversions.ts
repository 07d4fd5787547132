import type { CategoryKey } from '../goods/categories.ts';

/*
 * The states of a conversion: a request that counts towards a medium. Nothing here is about its seller. The state
 * follows from facts, the rule of the medium and the time.
 */

interface StateRow {
  /** The name on the screen. */
  readonly label: string;
  /** The definition, for partners and the operator. */
  readonly is: string;
}

/** The states of a conversion. */
export const CONVERSION_STATES = {
  received: {
    label: '受付',
    is: 'ご依頼が届きました。まだ承認も否認もされていません。',
  },
  approved: {
    label: '承認',
    is: '運営者が承認したか、決められた日数のあいだ否認されませんでした。',
  },
  refused: {
    label: '否認',
    is: '成果の対象になりません。理由は一覧に表示されます。',
  },
} as const satisfies Record<string, StateRow>;
export type ConversionState = keyof typeof CONVERSION_STATES;

/** The decisions of the operator. */
export const CONVERSION_DECISIONS = ['approved', 'refused'] as const satisfies readonly ConversionState[];

/** The reasons that the operator gives. They say nothing about a seller. */
export const CONVERSION_REFUSALS = {
  repeated: '同じ方からの重複したご依頼',
  hoax: 'いたずら・虚偽の内容',
  unreachable: '連絡がつかないご依頼',
  excluded: '成果の条件に当てはまらないご依頼',
  advertising: '広告の出し方が規約に反している',
} as const;

/** All reasons, with those that follow from an act of the seller. */
export const REFUSED_WHY = {
  ...CONVERSION_REFUSALS,
  withdrawn: 'ご依頼の取り下げ',
  erased: 'ご依頼の削除',
} as const;
export type RefusedWhy = keyof typeof REFUSED_WHY;

/** The value of the requests of a medium, in yen: once for each, by its most valuable category. */
export interface ConversionRule {
  /** Of a request with goods of other categories. */
  readonly amount: number;
  /** Of a request with goods of a category, where it differs. */
  readonly amounts: { readonly [Key in CategoryKey]?: number | undefined };
  /** A conversion that nobody has decided on is approved after so many days; null: it waits for the operator. */
  readonly days: number | null;
}

/** The limits of a rule: an amount, and the days until a conversion is approved by itself. */
export const RULE_LIMITS = { amount: 1_000_000, days: 180 } as const;

/** So many conversions are decided on at once, at most. */
export const MOST_DECIDED = 200;
