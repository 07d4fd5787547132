import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { textOf } from '../item.ts';
import { accessories, condition, isListed, otherBrand, photos, purchasePeriod } from './shared.ts';

/** 時計 (document 2, section 2, "Watch"). */
export const watch: CategoryForm = {
  key: 'watch',
  fields: [
    {
      kind: 'catalogue',
      key: 'brand',
      codeKey: 'brandCode',
      label: 'ブランド',
      title: 'ブランドを選択してください',
      level: 1,
      layout: 'tiles',
      required: true,
      missing: 'ブランドを選択してください',
      other: otherBrand,
      clears: ['productName', 'productCode', 'modelNumber', 'itemOther2', 'itemOther3'],
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'productName',
      codeKey: 'productCode',
      label: '商品名',
      title: '商品名を選択してください',
      level: 2,
      differs: true,
      parent: { key: 'brand', codeKey: 'brandCode', missing: '先に「ブランド」を選択してください' },
      layout: 'products',
      when: isListed('brand'),
      required: true,
      missing: '商品名を入力してください',
      clears: ['modelNumber', 'itemOther3'],
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      attribute: [0, 1],
    },
    {
      kind: 'catalogue',
      key: 'modelNumber',
      label: '型番',
      title: '型番を選択してください',
      level: 3,
      parent: { key: 'productName', codeKey: 'productCode', missing: '先に「商品名」を選択してください' },
      layout: 'list',
      required: true,
      missing: '型番を入力してください',
      other: { option: OPTION.other, textKey: 'itemOther3', detail: 'item_other3' },
      unknown: true,
      attribute: [0, 2],
    },
    condition,
    { ...accessories, together: ['箱', '保証書'] },
    purchasePeriod,
    {
      ...photos,
      required: (item) => textOf(item, 'modelNumber') === OPTION.unknown,
      missing: '型番がわからない場合は写真の添付が必須です',
    },
  ],
};
