import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { textOf } from '../item.ts';
import { photos } from './shared.ts';

/** 楽器 (document 2, section 2, "Music"). */
export const music: CategoryForm = {
  key: 'music',
  fields: [
    {
      kind: 'catalogue',
      key: 'instrumentType',
      codeKey: 'instrumentTypeCode',
      label: '楽器の種類',
      title: '楽器の種類を選択してください',
      level: 1,
      layout: 'list',
      required: true,
      missing: '楽器の種類を選択してください',
      clears: ['brand', 'itemOther2'],
      other: {
        option: OPTION.otherInstrument,
        textKey: 'itemOther1',
        keepsAnswer: true,
        detail: 'item_other1',
      },
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'brand',
      label: 'ブランド',
      title: 'ブランドを選択してください',
      level: 2,
      differs: true,
      parent: {
        key: 'instrumentType',
        codeKey: 'instrumentTypeCode',
        missing: '先に「楽器の種類」を選択してください',
      },
      layout: 'list',
      when: (item) => textOf(item, 'instrumentType') !== OPTION.otherInstrument,
      required: true,
      missing: 'ブランドを選択してください',
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      attribute: [0, 1],
    },
    {
      kind: 'text',
      key: 'productName',
      label: '商品名',
      required: false,
      detail: 'item_name',
    },
    photos,
  ],
};
