export const MESSAGES = {
  unsure: (other: string) => `わからないときは「${other}」を選び、わかることを入力してください`,
} as const;
