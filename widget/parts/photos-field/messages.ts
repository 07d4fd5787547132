import { words } from '#contract/language/words.ts';
import { CHOICE_MESSAGES } from '../../photos/messages.ts';

const KB = 1024;

export const MESSAGES = words('photos-field', {
  shots: '買取店が見たい写真',
  add: '写真を追加',
  camera: 'カメラで撮る',
  phone: 'スマートフォンで撮る',
  hint: '1点につき3枚まで（JPEG・PNG・WebP・HEIC、各10MB以内）',
  order: '1枚目がメインの写真です。ドラッグか矢印で並べ替えられます。',
  count: (count: number, limit: number) => `${count}／${limit}枚`,
  remove: (name: string) => `${name}を削除`,
  preview: (name: string) => `${name}のプレビュー`,
  noPreview: 'プレビューを表示できません',
  preparing: 'プレビューを準備中',
  looking: '写真を確認中',
  added: (count: number) => `写真を${count}枚添付しています`,
  main: 'メイン',
  forward: (number: number, name: string) => `${number}枚目（${name}）を前へ`,
  backward: (number: number, name: string) => `${number}枚目（${name}）を後ろへ`,
  moved: (number: number, name: string) =>
    number === 1 ? `${name}をメインの写真にしました` : `${name}を${number}枚目にしました`,
  refused: 'この写真を削除するか、別の写真に替えてください。',
  ...CHOICE_MESSAGES,
  size: (bytes: number) =>
    bytes < KB * KB ? `${Math.ceil(bytes / KB)}KB` : `${(bytes / KB / KB).toFixed(1)}MB`,
});
