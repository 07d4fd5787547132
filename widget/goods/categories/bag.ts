import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { accessories, condition, isListed, otherBrand, purchasePeriod, requiredPhotos } from './shared.ts';

/** バッグ (document 2, section 2, "Bag"). */
export const bag: CategoryForm = {
  key: 'bag',
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
      clears: ['productName', 'itemOther2'],
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'productName',
      label: '商品名',
      title: '商品名を選択してください',
      level: 2,
      differs: true,
      parent: { key: 'brand', codeKey: 'brandCode', missing: '先に「ブランド」を選択してください' },
      layout: 'products',
      when: isListed('brand'),
      required: true,
      missing: '商品名を選択してください',
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      attribute: [0, 1],
    },
    condition,
    accessories,
    purchasePeriod,
    requiredPhotos,
  ],
};
