export const SHOP_LOGO = {
  alt: (name: string) => `${name}のロゴ`,
  /** Words of the trade that stand before the names of shops. */
  trade: [
    '遺品整理と買取',
    'ブランド買取',
    'ブランド館',
    'リユースの',
    '暮らしの買取',
    'カメラの',
    '楽器買取',
    '酒蔵買取',
    '買取専門',
    '出張買取',
    '鑑定買取',
    '高価買取',
    '古美術',
    'リユース',
    '買取の',
    '着物',
    '銀座',
    '質',
  ],
} as const;
