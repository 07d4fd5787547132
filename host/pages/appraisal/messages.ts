import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The pages around the form (document 1, section 2; document 2 has the form's own words). */
export const APPRAISAL = {
  form: {
    title: '一括査定依頼フォーム',
    description: `{companies.goods|${ALL_GOODS}}の無料一括査定フォームです。{companies.invite|写真と品物の情報を送るだけで、審査を通過した最大10社の買取店から査定が届きます。}`,
    keywords: ['一括査定 フォーム', '無料査定', '買取 一括査定', 'ネット査定'],
  },
  customer: {
    title: 'お客様情報の入力',
    description:
      '無料一括査定のお客様情報の入力ページです。ご入力いただいた情報は、プライバシーポリシーに定めた目的のためだけに使用します。',
    keywords: ['一括査定 申し込み', 'お客様情報', '無料査定'],
  },
  thanks: {
    title: 'お申し込み完了',
  },
} as const;
