import { OPTION, OTHER_ENTRY } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { textOf } from '../item.ts';
import { encodeInteger, isListed, otherEntry, photos } from './shared.ts';

/** お酒 (document 2, section 2, "Alcohol"). */
export const alcohol: CategoryForm = {
  key: 'alcohol',
  fields: [
    {
      kind: 'catalogue',
      key: 'alcoholType',
      codeKey: 'alcoholTypeCode',
      label: 'お酒の種類',
      title: 'お酒の種類を選択してください',
      level: 1,
      layout: 'list',
      required: true,
      missing: 'お酒の種類を選択してください',
      other: otherEntry(OTHER_ENTRY.drink, 'お酒の種類と銘柄を入力'),
      clears: ['brand', 'itemOther2'],
      attribute: [0, 0],
    },
    {
      kind: 'catalogue',
      key: 'brand',
      label: '銘柄',
      title: '銘柄を選択してください',
      level: 2,
      differs: true,
      parent: {
        key: 'alcoholType',
        codeKey: 'alcoholTypeCode',
        missing: '先に「お酒の種類」を選択してください',
      },
      layout: 'list',
      when: isListed('alcoholType'),
      required: true,
      missing: '銘柄を選択してください',
      other: { option: OPTION.other, textKey: 'itemOther2', detail: 'item_other2' },
      attribute: [0, 1],
    },
    {
      kind: 'text',
      key: 'yearName',
      label: '年数・名称',
      hint: '例：ウイスキー「山崎 12年」なら「12年」',
      required: false,
      detail: 'item_detail',
    },
    {
      kind: 'choice',
      key: 'contentVolume',
      label: '内容量',
      options: ['375ml', '500ml', '700ml', '720ml', '750ml', '1000ml', '1500ml', '1800ml', OPTION.unknown],
      required: false,
      detail: 'item_contents',
      encode: encodeInteger,
    },
    {
      ...photos,
      required: (item) => textOf(item, 'contentVolume') === OPTION.unknown,
      missing: '内容量がわからない場合は写真の添付が必須です',
    },
  ],
};
