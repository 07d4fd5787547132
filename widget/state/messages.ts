export const MESSAGES = {
  /** A line of the wishes, for what was typed besides a phone number. */
  besidesNumber: (text: string) => `電話番号：${text}`,
} as const;
