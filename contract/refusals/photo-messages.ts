/** Validation messages of photos (document 2, section 5). */
export const PHOTO_MESSAGES = {
  tooLarge: (file: string) => `ファイルサイズが大きすぎます: ${file} (最大10MB)`,
  badType: (file: string) => `対応していないファイル形式です: ${file}`,
  tooMany: '最大3枚までアップロードできます',
} as const;
