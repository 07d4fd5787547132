/** The search in a long page. */
export const PAGE_FIND = {
  hint: '言葉で探す（例：送料）',
  /** @param kind the parts that are looked through, such as 質問 */
  label: (kind: string) => `このページの${kind}を探す`,
  found: (count: string, kind: string) => `${count}件の${kind}が見つかりました`,
  none: (kind: string) => `この言葉を含む${kind}はありません。ほかの言葉でもお試しください。`,
} as const;
