import type { CategoryKey } from '#contract/goods/categories.ts';

export interface SeedPartner {
  name: string;
  company: string;
  /** URL below the origin. */
  logo: string;
  /** The category that the name promises. */
  category?: CategoryKey;
  /** The goods that it is good at and its own sentence about them, where these are narrower than the category. */
  goods?: string;
  strength?: string;
}

const partner = (number: number, name: string, company: string, category?: CategoryKey): SeedPartner => ({
  name,
  company,
  logo: `/pictures/vector/marks/partners/partner-${String(number).padStart(2, '0')}.svg`,
  ...(category && { category }),
});

/** Shops with their own name and logo. They are the first recommended shops. */
export const SEED_PARTNERS: readonly SeedPartner[] = [
  partner(1, '丸鶴堂', '丸鶴堂'),
  partner(2, 'ブランド館ミラノワ', 'ミラノワ', 'bag'),
  partner(3, '質とわ', 'とわ商事'),
  partner(4, 'KAITORI LAB', 'カイトリラボ'),
  partner(5, '時屋', '時屋', 'watch'),
  partner(6, 'ゴールドハーバー', 'ゴールドハーバー', 'preciousMetal'),
  partner(7, '古美術 蒼月', '蒼月', 'antique'),
  partner(8, 'リユースの森', '森リユース'),
  partner(9, '銀座 玉泉', '玉泉', 'jewelry'),
  partner(10, 'カメラの北斗', '北斗光学', 'camera'),
  partner(11, '楽器買取 アルペジオ', 'アルペジオ', 'music'),
  partner(12, '酒蔵買取 琥珀亭', '琥珀亭', 'alcohol'),
  partner(13, 'ジュエルプラス', 'ジュエルプラス', 'jewelry'),
  {
    ...partner(14, '着物 はなごろも', 'はなごろも', 'antique'),
    goods: '着物',
    strength: '着物や帯は、素材と寸法、証紙まで確かめて査定します',
  },
];
