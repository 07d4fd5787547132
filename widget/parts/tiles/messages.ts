export const MESSAGES = {
  together: (names: readonly string[]) => `${names.join('と')}の両方あり`,
} as const;
