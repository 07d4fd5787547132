export const MESSAGES = {
  write: (label: string) => `${label}を入力してください`,
} as const;
