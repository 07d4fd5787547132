import { OPTION, OTHER_ENTRY } from '#contract/goods/options.ts';
import type { ChoiceField, ChoicesField, Other, PhotosField } from '../fields.ts';
import type { Item, TextKey } from '../item.ts';
import { isWrittenNumber } from '../numbers.ts';

/** Whether a question is answered from its list. The questions below a free text are part of that text. */
export const isListed = (key: TextKey) => (item: Item) => !item.others.includes(key);

/** The option for goods in no list: one text describes them. It is sent as section 3 of document 2 has it. */
export const otherEntry = (option: Other['option'], label: string): Other => ({
  option,
  label,
  textKey: 'itemOther2',
  keepsAnswer: true,
  detail: 'item_other2',
});

export const otherBrand = otherEntry(OTHER_ENTRY.brand, 'ブランド名と商品名を入力');

/** Fields that several categories share (document 2, sections 5 and 9). */

export const condition: ChoiceField = {
  kind: 'choice',
  key: 'condition',
  label: '商品の状態',
  hint: 'おおよその状態で問題ありません',
  options: {
    short: ['新品', '美品', '中古品', '難あり'],
    full: ['新品・未使用', '美品（目立った傷なし）', '中古品（使用感あり）', '難あり（傷・不具合あり）'],
  },
  required: true,
  missing: '商品の状態を選択してください',
  detail: 'item_condition',
};

export const accessories: ChoicesField = {
  kind: 'choices',
  key: 'accessories',
  label: '付属品',
  hint: 'あてはまるものをすべて選んでください',
  options: ['箱', '保証書', '保存袋', OPTION.noAccessories],
  exclusive: OPTION.noAccessories,
  required: true,
  missing: '付属品を選択してください',
  detail: 'item_accessory',
};

export const purchasePeriod: ChoiceField = {
  kind: 'choice',
  key: 'purchasePeriod',
  label: '購入時期',
  options: {
    short: [
      '1ヶ月以内',
      '半年以内',
      '1年以内',
      '3年以内',
      '5年以内',
      '10年以内',
      '10年以上前',
      OPTION.unknown,
    ],
    full: ['半年以内', '3年以内', '5年以内', 'それ以上/わからない'],
  },
  required: true,
  missing: '購入時期を選択してください',
  detail: 'item_purchase_date',
};

export const photos: PhotosField = {
  kind: 'photos',
  key: 'photos',
  label: '写真',
  required: false,
};

export const requiredPhotos: PhotosField = {
  ...photos,
  required: true,
  missing: '写真をアップロードしてください',
};

/** The hint of numbers that lead to a more exact price (document 2, section 2). */
export const PRICE_HINT = 'わかる場合は、より正確な査定額になります';

/** A number in its sent form; empty if the text is not a number. */
export function encodeNumber(text: string): string {
  return isWrittenNumber(text) ? String(Number(text)) : '';
}

/** The integer at the start of a text (`750ml` → `750`); empty if there is none. */
export function encodeInteger(text: string): string {
  const value = Number.parseInt(text, 10);
  return Number.isNaN(value) ? '' : String(value);
}
