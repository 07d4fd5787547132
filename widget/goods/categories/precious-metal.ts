import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { textOf } from '../item.ts';
import { encodeNumber, PRICE_HINT, photos } from './shared.ts';

const NO_PURITY: readonly string[] = [OPTION.unknown, OPTION.other];

/** 金・貴金属 (document 2, section 2, "Precious metal"). */
export const preciousMetal: CategoryForm = {
  key: 'preciousMetal',
  fields: [
    {
      kind: 'choice',
      key: 'shape',
      label: '商品の形状',
      options: [
        'インゴット',
        'ネックレス',
        'ピアス・イヤリング',
        'ブレスレット',
        'ブローチ',
        'リング',
        'スクラップ',
        'コイン・金貨',
        '大判・小判',
        OPTION.other,
      ],
      other: { option: OPTION.other, textKey: 'itemOther1', detail: 'item_other1' },
      required: true,
      missing: '商品の形状を選択してください',
      clears: ['material', 'materialCode', 'purity', 'itemOther1', 'itemOther2'],
      detail: 'item_category',
    },
    {
      kind: 'catalogue',
      key: 'material',
      codeKey: 'materialCode',
      label: '貴金属の素材',
      title: '貴金属の素材を選択してください',
      level: 1,
      layout: 'list',
      required: true,
      missing: '貴金属の素材を選択してください',
      adds: [OPTION.other, OPTION.unknown],
      clears: ['purity', 'itemOther2'],
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'purity',
      label: '貴金属の純度',
      title: '貴金属の純度を選択してください',
      level: 2,
      parent: {
        key: 'material',
        codeKey: 'materialCode',
        missing: '先に「貴金属の素材」を選択してください',
      },
      layout: 'list',
      when: (item) => !NO_PURITY.includes(textOf(item, 'material')),
      required: true,
      missing: '貴金属の純度を選択してください',
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      attribute: [0, 1],
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
      ...photos,
      required: (item) => textOf(item, 'material') === OPTION.unknown,
      missing: '貴金属の素材がわからない場合は、写真のアップロードが必須です',
    },
  ],
};
