import { words } from '#contract/language/words.ts';

export const MESSAGES = words('progress-bar', {
  caption: 'かんたん3ステップ',
  steps: ['商品の情報', 'お客様情報', '完了'],
  label: '入力の進み具合',
  percent: (percent: number) => `${percent}%`,
});
