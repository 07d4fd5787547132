import { words } from '#contract/language/words.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { Change, Fault } from './look-at.ts';

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

/** The words about chosen files, in the form and on the page of a phone. */
export const CHOICE_MESSAGES = words('chosen-photos', {
  film: (file: string) => `${file}は動画のため添付せず、写真だけを添付しました。`,
  fault: (fault: Fault, file: string) => FAULTS[fault](file),
  change: (change: Change, file: string) => CHANGES[change](file),
});
