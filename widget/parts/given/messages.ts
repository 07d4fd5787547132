export const MESSAGES = {
  given: '入力済み',
  change: '変更',
  label: (label: string) => `${label}：`,
} as const;
