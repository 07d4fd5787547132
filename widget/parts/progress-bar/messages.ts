export const MESSAGES = {
  caption: 'かんたん3ステップ',
  steps: ['商品の情報', 'お客様情報', '完了'],
  label: '入力の進み具合',
  percent: (percent: number) => `${percent}%`,
} as const;
