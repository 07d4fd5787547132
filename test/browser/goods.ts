import { themeOf } from '#contract/embed/themes.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import type { Manner } from '#widget/state/samples.ts';
import type { FilledGoods } from './filled-goods.ts';
import {
  attach,
  chooseAnswer,
  chooseInDialog,
  chooseInTurn,
  type Scope,
  startWith,
  tickOptions,
  writeAnswer,
  writeOtherAnswer,
  writeOtherInDialog,
} from './form.ts';
import type { Theme } from './pages.ts';
import { smallPhoto } from './photos.ts';
import { sampleGoods } from './sample-goods.ts';
import type { SentField } from './sent.ts';

/** The brand theme has its own wording for these options (document 2, section 9). */
const isShort = (theme: Theme) => themeOf(theme).options === 'short';
export const conditionAnswer = (theme: Theme) => (isShort(theme) ? '美品' : '美品（目立った傷なし）');
const longAgo = (theme: Theme) => (isShort(theme) ? '10年以上前' : 'それ以上/わからない');

const attribute = (position: number, value: string): SentField => [`[items][][${position}]`, value];
const detail = (key: string, value: string): SentField => [`[item_detail][${key}]`, value];
const image = (name: string): SentField => ['[item_images][]', name];

/** Answers from the lists. */
export const LISTED = {
  watch: {
    answer: async (item, theme) => {
      await chooseInTurn(item, [
        ['ブランド', 'ROLEX（ロレックス）'],
        ['商品名', 'デイトナ'],
        ['型番', '116500LN'],
      ]);
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['箱', '保証書']);
      await chooseAnswer(item, '購入時期', '3年以内');
    },
    sent: (theme) => [
      attribute(0, 'ROLEX（ロレックス）'),
      attribute(1, 'デイトナ'),
      attribute(2, '116500LN'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '箱, 保証書'),
      detail('item_purchase_date', '3年以内'),
    ],
  },
  bag: {
    answer: async (item, theme) => {
      await chooseInTurn(item, [
        ['ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）'],
        ['商品名', 'スピーディ'],
      ]);
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['保存袋']);
      await chooseAnswer(item, '購入時期', longAgo(theme));
      await attach(item, smallPhoto('png', 'bag.png'));
    },
    sent: (theme) => [
      attribute(0, 'LOUIS VUITTON（ルイ・ヴィトン）'),
      attribute(1, 'スピーディ'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '保存袋'),
      detail('item_purchase_date', longAgo(theme)),
      image('bag.png'),
    ],
  },
  jewelry: {
    answer: async (item) => {
      await chooseAnswer(item, '商品の形状', 'リング');
      await chooseAnswer(item, 'メインストーン', 'ダイヤモンド');
      await chooseAnswer(item, '地金の種類', 'プラチナ');
      await writeAnswer(item, 'カラット数', '0.5');
      await writeAnswer(item, '重さ', '４．２');
      await chooseAnswer(item, '鑑定書・鑑別書', 'あり');
      await chooseAnswer(item, '購入時期', '半年以内');
      await attach(item, smallPhoto('webp'), smallPhoto('jpg'));
    },
    sent: () => [
      attribute(0, 'ダイヤモンド'),
      detail('item_category', 'リング'),
      detail('item_base_metal_type', 'プラチナ'),
      detail('item_carrat', '0.5'),
      detail('item_weight', '4.2'),
      detail('item_appraisal', 'あり'),
      detail('item_purchase_date', '半年以内'),
      image('watch.webp'),
      image('watch.jpg'),
    ],
  },
  camera: {
    answer: async (item, theme) => {
      await chooseAnswer(item, '査定したいもの', 'デジタルカメラ');
      await chooseAnswer(item, 'レンズの有無', 'ボディのみ');
      await chooseAnswer(item, 'メーカー名', 'Canon（キヤノン）');
      await chooseAnswer(item, '商品名', 'EOS R5');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
    },
    sent: (theme) => [
      attribute(0, 'Canon（キヤノン）'),
      attribute(1, 'EOS R5'),
      attribute(0, 'デジタルカメラ'),
      detail('item_lense', 'ボディのみ'),
      detail('item_condition', conditionAnswer(theme)),
    ],
  },
  alcohol: {
    answer: async (item) => {
      await chooseAnswer(item, 'お酒の種類', 'ウイスキー');
      await chooseAnswer(item, '銘柄', '山崎（ヤマザキ）');
      await writeAnswer(item, '年数・名称', '12年');
      await chooseAnswer(item, '内容量', '700ml');
    },
    sent: () => [
      attribute(0, 'ウイスキー'),
      attribute(1, '山崎（ヤマザキ）'),
      detail('item_detail', '12年'),
      detail('item_contents', '700'),
    ],
  },
  antique: {
    answer: async (item) => {
      await chooseAnswer(item, '骨董品の種類', '茶道具（チャドウグ）');
      await attach(item, smallPhoto('jpg', '茶碗.jpg'));
      await writeAnswer(item, '商品の説明', '祖父の茶碗です');
    },
    sent: () => [
      attribute(0, '茶道具（チャドウグ）'),
      detail('item_detail', '祖父の茶碗です'),
      image('茶碗.jpg'),
    ],
  },
  preciousMetal: {
    answer: async (item) => {
      await chooseAnswer(item, '商品の形状', 'ネックレス');
      await chooseAnswer(item, '貴金属の素材', '金（キン）');
      await chooseAnswer(item, '貴金属の純度', 'K18');
      await writeAnswer(item, '重さ', '12.5');
    },
    sent: () => [
      attribute(0, '金（キン）'),
      attribute(1, 'K18'),
      detail('item_category', 'ネックレス'),
      detail('item_weight', '12.5'),
    ],
  },
  music: {
    answer: async (item) => {
      await chooseAnswer(item, '楽器の種類', 'ギター');
      await chooseAnswer(item, 'ブランド', 'Gibson（ギブソン）');
      await writeAnswer(item, '商品名', 'レスポール');
    },
    sent: () => [
      attribute(0, 'ギター'),
      attribute(1, 'Gibson（ギブソン）'),
      detail('item_name', 'レスポール'),
    ],
  },
} as const satisfies Partial<Record<CategoryKey, FilledGoods>>;

/** その他 with a free text, and わからない, wherever they exist. A photo if one of them requires it. */
export const UNLISTED = {
  watch: {
    answer: async (item, theme) => {
      await chooseAnswer(item, 'ブランド', 'ROLEX（ロレックス）');
      if (themeOf(theme).controls === 'selects') {
        await writeOtherAnswer(item, '商品名', 'バブルバック');
        await chooseAnswer(item, '型番', 'わからない');
      } else {
        await writeOtherInDialog(item, 'バブルバック');
        await chooseInDialog(item, 'わからない');
      }
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['箱', '付属品なし']);
      await chooseAnswer(item, '購入時期', longAgo(theme));
      await attach(item, smallPhoto('heic'));
    },
    sent: (theme) => [
      attribute(0, 'ROLEX（ロレックス）'),
      attribute(2, 'わからない'),
      detail('item_other2', 'バブルバック'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '付属品なし'),
      detail('item_purchase_date', longAgo(theme)),
      image('watch.heic'),
    ],
  },
  bag: {
    answer: async (item, theme) => {
      await chooseAnswer(item, 'ブランド', 'LOUIS VUITTON（ルイ・ヴィトン）');
      await writeOtherAnswer(item, '商品名', '限定トート');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['付属品なし', '箱', '保存袋']);
      await chooseAnswer(item, '購入時期', '5年以内');
      await attach(item, smallPhoto());
    },
    sent: (theme) => [
      attribute(0, 'LOUIS VUITTON（ルイ・ヴィトン）'),
      detail('item_other2', '限定トート'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '箱, 保存袋'),
      detail('item_purchase_date', '5年以内'),
      image('watch.jpg'),
    ],
  },
  jewelry: {
    answer: async (item) => {
      await writeOtherAnswer(item, '商品の形状', 'ティアラ');
      await chooseAnswer(item, 'メインストーン', 'わからない');
      await chooseAnswer(item, '地金の種類', 'わからない');
      await chooseAnswer(item, '鑑定書・鑑別書', 'なし');
      await chooseAnswer(item, '購入時期', '3年以内');
      await attach(item, smallPhoto());
    },
    sent: () => [
      attribute(0, 'わからない'),
      detail('item_category', 'ティアラ'),
      detail('item_base_metal_type', 'わからない'),
      detail('item_appraisal', 'なし'),
      detail('item_purchase_date', '3年以内'),
      image('watch.jpg'),
    ],
  },
  camera: {
    answer: async (item, theme) => {
      await chooseAnswer(item, '査定したいもの', 'レンズのみ');
      await chooseAnswer(item, 'メーカー名', 'Canon（キヤノン）');
      await chooseAnswer(item, '商品名', 'わからない');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await attach(item, smallPhoto());
    },
    sent: (theme) => [
      attribute(0, 'Canon（キヤノン）'),
      attribute(1, 'わからない'),
      attribute(0, 'レンズのみ'),
      detail('item_condition', conditionAnswer(theme)),
      image('watch.jpg'),
    ],
  },
  alcohol: {
    answer: async (item) => {
      await chooseAnswer(item, 'お酒の種類', 'ウイスキー');
      await writeOtherAnswer(item, '銘柄', '地元の蒸留所');
      await chooseAnswer(item, '内容量', 'わからない');
      await attach(item, smallPhoto());
    },
    sent: () => [attribute(0, 'ウイスキー'), detail('item_other2', '地元の蒸留所'), image('watch.jpg')],
  },
  antique: {
    answer: async (item) => {
      await writeOtherAnswer(item, '骨董品の種類', '古い看板');
      await attach(item, smallPhoto());
    },
    sent: () => [detail('item_other1', '古い看板'), image('watch.jpg')],
  },
  preciousMetal: {
    answer: async (item) => {
      await writeOtherAnswer(item, '商品の形状', '眼鏡のフレーム');
      await chooseAnswer(item, '貴金属の素材', 'わからない');
      await attach(item, smallPhoto());
    },
    sent: () => [attribute(0, 'わからない'), detail('item_other1', '眼鏡のフレーム'), image('watch.jpg')],
  },
  music: {
    answer: async (item) => {
      await writeOtherAnswer(item, '楽器の種類', '琵琶', 'その他の楽器');
      await attach(item, smallPhoto());
    },
    sent: () => [attribute(0, 'その他の楽器'), detail('item_other1', '琵琶'), image('watch.jpg')],
  },
} as const satisfies Partial<Record<CategoryKey, FilledGoods>>;

/** Goods of a brand, maker or kind that is in no list: one text describes them. */
export const NOWHERE_LISTED = {
  watch: {
    answer: async (item, theme) => {
      await writeOtherAnswer(item, 'ブランド', 'フォリフォリ 腕時計', 'その他のブランド');
      if (themeOf(theme).controls === 'selects') await chooseAnswer(item, '型番', 'わからない');
      else await chooseInDialog(item, 'わからない');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['箱']);
      await chooseAnswer(item, '購入時期', longAgo(theme));
      await attach(item, smallPhoto());
    },
    sent: (theme) => [
      attribute(0, 'その他のブランド'),
      attribute(2, 'わからない'),
      detail('item_other2', 'フォリフォリ 腕時計'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '箱'),
      detail('item_purchase_date', longAgo(theme)),
      image('watch.jpg'),
    ],
  },
  bag: {
    answer: async (item, theme) => {
      await writeOtherAnswer(item, 'ブランド', 'サマンサタバサ ハンドバッグ', 'その他のブランド');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
      await tickOptions(item, '付属品', ['付属品なし']);
      await chooseAnswer(item, '購入時期', '5年以内');
      await attach(item, smallPhoto());
    },
    sent: (theme) => [
      attribute(0, 'その他のブランド'),
      detail('item_other2', 'サマンサタバサ ハンドバッグ'),
      detail('item_condition', conditionAnswer(theme)),
      detail('item_accessory', '付属品なし'),
      detail('item_purchase_date', '5年以内'),
      image('watch.jpg'),
    ],
  },
  camera: {
    answer: async (item, theme) => {
      await chooseAnswer(item, '査定したいもの', 'レンズのみ');
      await writeOtherAnswer(item, 'メーカー名', 'キエフ 4', 'その他のメーカー');
      await chooseAnswer(item, '商品の状態', conditionAnswer(theme));
    },
    sent: (theme) => [
      attribute(0, 'その他のメーカー'),
      attribute(0, 'レンズのみ'),
      detail('item_other2', 'キエフ 4'),
      detail('item_condition', conditionAnswer(theme)),
    ],
  },
  alcohol: {
    answer: async (item) => {
      await writeOtherAnswer(item, 'お酒の種類', 'どぶろく 村の酒', 'その他のお酒');
      await chooseAnswer(item, '内容量', '720ml');
    },
    sent: () => [
      attribute(0, 'その他のお酒'),
      detail('item_other2', 'どぶろく 村の酒'),
      detail('item_contents', '720'),
    ],
  },
} as const satisfies Partial<Record<CategoryKey, FilledGoods>>;

const WRITTEN: Record<Manner, Partial<Record<CategoryKey, FilledGoods>>> = {
  listed: LISTED,
  unlisted: UNLISTED,
};

/**
 * The goods of a category, answered from the lists or in another manner. The answers are written here, or made from
 * the category's questions.
 */
export function goodsOf(category: CategoryKey, manner: Manner): FilledGoods {
  return WRITTEN[manner][category] ?? sampleGoods(category, manner);
}

/** Fills in one item, starting with its category. */
export async function fillGoods(
  item: Scope,
  category: CategoryKey,
  goods: FilledGoods,
  theme: Theme,
): Promise<void> {
  await startWith(item, CATEGORIES[category].label);
  await goods.answer(item, theme);
}

/** The fields of one item in their sent form. */
export function sentGoods(category: CategoryKey, goods: FilledGoods, theme: Theme): SentField[] {
  const prefix = 'user_form[user_requests][]';
  const fields = goods.sent(theme).map(([name, value]): SentField => [prefix + name, value]);
  return [[`${prefix}[medium_uuid]`, CATEGORY_UUIDS[category]], ...fields];
}
