import { OPTION, OTHER_ENTRY } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { textOf } from '../item.ts';
import { condition, isListed, otherEntry, photos } from './shared.ts';

const CAMERA_TYPES = ['フィルムカメラ', 'アナログカメラ', 'デジタルカメラ'] as const;

const isCamera = (type: string) => CAMERA_TYPES.some((name) => name === type);

/** カメラ (document 2, section 2, "Camera"). */
export const camera: CategoryForm = {
  key: 'camera',
  fields: [
    {
      kind: 'choice',
      key: 'cameraType',
      label: '査定したいもの',
      hint: '8mmは「アナログ」です。迷ったら、どちらでも査定できます',
      options: [...CAMERA_TYPES, OPTION.lensOnly],
      required: true,
      missing: '査定したいものを選択してください',
      attribute: [1, 0],
    },
    {
      kind: 'choice',
      key: 'lensStatus',
      label: 'レンズの有無',
      options: ['ボディのみ', OPTION.lensOnly],
      when: (item) => isCamera(textOf(item, 'cameraType')),
      required: true,
      missing: 'レンズの有無を選択してください',
      detail: 'item_lense',
    },
    {
      kind: 'catalogue',
      key: 'brand',
      codeKey: 'brandCode',
      label: 'メーカー名',
      title: 'メーカー名を選択してください',
      level: 1,
      layout: 'list',
      required: true,
      missing: 'メーカー名を選択してください',
      other: otherEntry(OTHER_ENTRY.maker, 'メーカー名と商品名を入力'),
      clears: ['productName', 'itemOther2'],
      hides: [...CAMERA_TYPES, 'フィルムカメラ・アナログカメラ', OPTION.lensOnly],
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'productName',
      label: '商品名',
      title: '商品名を選択してください',
      level: 2,
      differs: true,
      parent: { key: 'brand', codeKey: 'brandCode', missing: '先に「メーカー名」を選択してください' },
      layout: 'products',
      when: isListed('brand'),
      required: true,
      missing: '商品名を選択してください',
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      unknown: true,
      attribute: [0, 1],
    },
    condition,
    {
      ...photos,
      required: (item) => textOf(item, 'productName') === OPTION.unknown,
      missing: '商品名がわからない場合は写真の添付が必須です',
    },
  ],
};
