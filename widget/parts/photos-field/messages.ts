export const MESSAGES = {
  add: '写真を追加',
  hint: '1点につき3枚まで（JPEG・PNG・WebP・HEIC、各10MB以内）',
  count: (count: number, limit: number) => `${count}／${limit}枚`,
  remove: (name: string) => `${name}を削除`,
  preview: (name: string) => `${name}のプレビュー`,
  noPreview: 'プレビューを表示できません',
  preparing: 'プレビューを準備中',
  added: (count: number) => `写真を${count}枚添付しています`,
} as const;
