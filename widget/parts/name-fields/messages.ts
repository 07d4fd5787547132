export const MESSAGES = {
  name1: '氏名',
  kana1: 'フリガナ',
  nameHint: '例：山田 花子',
  kanaHint: '例：ヤマダ ハナコ（氏名から自動で入力されます）',
} as const;
