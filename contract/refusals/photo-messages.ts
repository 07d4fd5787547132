import { LIMITS } from '../base/limits.ts';
import { words } from '../language/words.ts';

const MEGAPIXELS_100 = 100_000_000;

/** Validation messages of photos (document 2, section 5), and of pictures that no phone can decode or that are gone. */
export const PHOTO_MESSAGES = words('photos', {
  tooLarge: (file: string) => `ファイルサイズが大きすぎます: ${file} (最大10MB)`,
  tooManyPixels: (file: string) =>
    `写真の画素数が多すぎます: ${file} (最大${LIMITS.photoPixels / MEGAPIXELS_100}億画素)`,
  badType: (file: string) => `対応していないファイル形式です: ${file}`,
  gone: (file: string) => `写真を読み込めなくなりました: ${file}`,
  missing: (count: number) => `選んだ写真${count}枚がこの端末に残っていません。もう一度選んでください`,
  tooMany: '最大3枚までアップロードできます',
});
