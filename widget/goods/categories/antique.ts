import { OPTION } from '#contract/goods/options.ts';
import type { CategoryForm } from '../fields.ts';
import { requiredPhotos } from './shared.ts';

/** 骨董品 (document 2, section 2, "Antique"). */
export const antique: CategoryForm = {
  key: 'antique',
  fields: [
    {
      kind: 'catalogue',
      key: 'antiqueType',
      label: '骨董品の種類',
      title: '骨董品の種類を選択してください',
      hint: '※現行の紙幣や、ご自身で制作された作品は買取対象外です',
      level: 1,
      layout: 'list',
      required: true,
      missing: '骨董品の種類を選択してください',
      other: { option: OPTION.other, textKey: 'itemOther1', detail: 'item_other1' },
      attribute: [0, 0],
    },
    requiredPhotos,
    {
      kind: 'text',
      key: 'description',
      label: '商品の説明',
      hint: '作家名や作品名など、わかることがあればご記入ください',
      multiline: true,
      required: false,
      detail: 'item_detail',
    },
  ],
};
