import type { CategoryKey } from '#contract/categories.ts';
import type { SampleForm } from '#widget/public.ts';
import type { SampleAnswers } from '../element.ts';

/** An answer from the catalogue: the entry with this name, or the first entry if there is none. */
export interface CatalogueAnswer {
  key: keyof SampleAnswers;
  codeKey?: keyof SampleAnswers;
  level: 1 | 2 | 3;
  /** The beginning of the wanted entry's name. */
  wish: string;
}

export interface SampleValues {
  catalogue: CatalogueAnswer[];
  /** Answers that are the same in all themes. */
  answers?: SampleAnswers;
  /** Answers in the words of the theme (document 2, section 9). */
  condition?: boolean;
  purchasePeriod?: boolean;
  accessories?: string[];
  photo?: boolean;
}

const brand = (wish: string): CatalogueAnswer => ({ key: 'brand', codeKey: 'brandCode', level: 1, wish });

/** One valid item for each category (document 2, section 5). */
export const SAMPLES: Record<CategoryKey, SampleValues> = {
  watch: {
    catalogue: [
      brand('ロレックス'),
      { key: 'productName', codeKey: 'productCode', level: 2, wish: 'デイトナ' },
      { key: 'modelNumber', level: 3, wish: '' },
    ],
    condition: true,
    purchasePeriod: true,
    accessories: ['箱', '保証書'],
  },
  bag: {
    catalogue: [brand('ルイ・ヴィトン'), { key: 'productName', level: 2, wish: 'スピーディ' }],
    condition: true,
    purchasePeriod: true,
    accessories: ['保存袋'],
    photo: true,
  },
  jewelry: {
    catalogue: [{ key: 'mainStone', level: 1, wish: 'ダイヤモンド' }],
    answers: { shape: 'リング', metalType: 'プラチナ', carat: '0.5', weight: '4.2', certificate: 'あり' },
    purchasePeriod: true,
    photo: true,
  },
  camera: {
    catalogue: [brand('ニコン'), { key: 'productName', level: 2, wish: '' }],
    answers: { cameraType: 'デジタルカメラ', lensStatus: 'ボディのみ' },
    condition: true,
  },
  alcohol: {
    catalogue: [
      { key: 'alcoholType', codeKey: 'alcoholTypeCode', level: 1, wish: 'ウイスキー' },
      { key: 'brand', level: 2, wish: '山崎' },
    ],
    answers: { yearName: '12年', contentVolume: '700ml' },
  },
  antique: {
    catalogue: [{ key: 'antiqueType', level: 1, wish: '掛軸' }],
    answers: { description: '祖父から受け継いだ品です。作者はわかりません。' },
    photo: true,
  },
  preciousMetal: {
    catalogue: [
      { key: 'material', codeKey: 'materialCode', level: 1, wish: '金' },
      { key: 'purity', level: 2, wish: 'K18' },
    ],
    answers: { shape: 'ネックレス', weight: '12.5' },
  },
  music: {
    catalogue: [
      { key: 'instrumentType', codeKey: 'instrumentTypeCode', level: 1, wish: 'エレキギター' },
      { key: 'brand', level: 2, wish: '' },
    ],
    answers: { productName: 'ストラトキャスター' },
  },
};

/** The words for a used item in good condition, bought within the last three years. */
export const WORDS = {
  brand: { condition: '美品', purchasePeriod: '3年以内' },
  others: { condition: '美品（目立った傷なし）', purchasePeriod: '3年以内' },
} as const;

/** Invented. The domain is reserved for examples, and the number belongs to nobody. */
export const CUSTOMER: SampleForm['customer'] = {
  name1: '見本 花子',
  kana1: 'ミホン ハナコ',
  zip1: '1000001',
  addr1: '1-1 見本ビル101',
  email: 'hanako.mihon@example.com',
  tel1: '09000000000',
  agreedToTerms: true,
  description: '箱に小さな傷があります。平日の午後にご連絡ください。',
};
