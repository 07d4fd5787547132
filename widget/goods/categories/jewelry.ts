import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { encodeNumber, PRICE_HINT, purchasePeriod, requiredPhotos } from './shared.ts';

/** 宝石 (document 2, section 2, "Jewelry"). */
export const jewelry: CategoryForm = {
  key: 'jewelry',
  fields: [
    {
      kind: 'choice',
      key: 'shape',
      label: '商品の形状',
      options: [
        'リング',
        'ネックレス',
        'ブレスレット',
        'ピアス・イヤリング',
        'チャーム',
        'ルース（裸石）',
        OPTION.other,
      ],
      other: { option: OPTION.other, textKey: 'shape' },
      required: true,
      missing: '商品の形状を選択してください',
      clears: ['mainStone'],
      detail: 'item_category',
    },
    {
      kind: 'catalogue',
      key: 'mainStone',
      label: 'メインストーン',
      title: 'メインストーンを選択してください',
      level: 1,
      layout: 'list',
      required: true,
      missing: 'メインストーンを選択してください',
      attribute: [0, 0],
    },
    {
      kind: 'choice',
      key: 'metalType',
      label: '地金の種類',
      options: ['ゴールド', 'プラチナ', 'シルバー', OPTION.other, OPTION.unknown],
      required: true,
      missing: '地金の種類を選択してください',
      detail: 'item_base_metal_type',
    },
    {
      kind: 'number',
      key: 'carat',
      label: 'カラット数',
      unit: 'カラット',
      hint: PRICE_HINT,
      required: false,
      detail: 'item_carrat',
      encode: encodeNumber,
    },
    {
      kind: 'number',
      key: 'weight',
      label: '重さ',
      unit: 'g',
      hint: PRICE_HINT,
      required: false,
      detail: 'item_weight',
      encode: encodeNumber,
    },
    {
      kind: 'choice',
      key: 'certificate',
      label: '鑑定書・鑑別書',
      options: ['あり', 'なし'],
      required: true,
      missing: '鑑定書・鑑別書の有無を選択してください',
      detail: 'item_appraisal',
    },
    purchasePeriod,
    {
      ...requiredPhotos,
    },
  ],
};
