import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { Change, Fault } from '../../photos/look-at.ts';

const { badType, tooLarge, tooManyPixels } = PHOTO_MESSAGES;

/** The message for a file that is not accepted, and what to do. */
export type PhotoRefusal = readonly [says: string, remedy: string];

const SAVE_AGAIN = '写真アプリでJPEGとして保存し直すか、画面に表示してスクリーンショットを選んでください。';

const TAKE_SMALLER = 'カメラの画質を下げて撮り直すか、画面に表示してスクリーンショットを選んでください。';

const FAULTS: Readonly<Record<Fault, (file: string) => PhotoRefusal>> = {
  unreadable: (file) => [
    `写真を読み込めません: ${file}`,
    'クラウドの写真は端末に保存してから、もう一度選んでください。',
  ],
  cut: (file) => [
    `写真のデータが途中で切れています: ${file}`,
    '元の写真を選び直すか、もう一度撮影してください。',
  ],
  broken: (file) => [`写真を開けません: ${file}`, SAVE_AGAIN],
  movie: (file) => [
    badType(file),
    '動画は添付できません。写真か、動画の場面のスクリーンショットを選んでください。',
  ],
  sequence: (file) => [
    badType(file),
    '動きのある連続写真です。写真アプリで1枚を選んで保存してから、選び直してください。',
  ],
  badType: (file) => [badType(file), SAVE_AGAIN],
  noPhoto: (file) => [badType(file), '写真（JPEG・PNG・WebP・HEIC）を選んでください。'],
  tooLarge: (file) => [tooLarge(file), TAKE_SMALLER],
  tooManyPixels: (file) => [tooManyPixels(file), TAKE_SMALLER],
};

const CHANGES: Readonly<Record<Change, (file: string) => string>> = {
  converted: (file) => `${file}は、買取店が開ける形式に変換して添付しました。`,
  first: (file) => `${file}は、1枚目の写真だけを添付しました。`,
};

const KB = 1024;

export const MESSAGES = {
  shots: '買取店が見たい写真',
  add: '写真を追加',
  camera: 'カメラで撮る',
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
  film: (file: string) => `${file}は動画のため添付せず、写真だけを添付しました。`,
  fault: (fault: Fault, file: string) => FAULTS[fault](file),
  change: (change: Change, file: string) => CHANGES[change](file),
  size: (bytes: number) =>
    bytes < KB * KB ? `${Math.ceil(bytes / KB)}KB` : `${(bytes / KB / KB).toFixed(1)}MB`,
} as const;
