export const MESSAGES = {
  number: '数字だけで入力してください（例：3.5）',
} as const;
