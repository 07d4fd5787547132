export const MESSAGES = {
  choose: (label: string) => `${label}を選択してください`,
} as const;
