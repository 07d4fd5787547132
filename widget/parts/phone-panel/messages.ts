import { spokenLocale } from '#contract/language/manner.ts';
import { words } from '#contract/language/words.ts';
import type { PhoneStage } from '../../state/phone-link.ts';

export const MESSAGES = words('phone-panel', {
  title: 'スマートフォンのカメラでQRコードを読み取ってください',
  lead: '写真を送るページが開きます。送った写真は、この欄にすぐに届きます。アプリや登録は必要ありません。',
  code: '写真を送るページを開くQRコード',
  address: '読み取れないときは、このアドレスをスマートフォンで開いてください',
  until: (time: string) => `${time}まで、または査定依頼を送信するまで使えます。`,
  arrived: (count: number) => `${count}枚届きました`,
  stages: {
    opening: 'QRコードを準備しています',
    waiting: 'スマートフォンを待っています',
    connected: 'スマートフォンがつながりました',
    away: '通信が途切れました。つながりしだい、続きを受け取ります',
    ended: 'このQRコードの受け付けは終わりました',
    failed: 'QRコードを用意できませんでした',
  } satisfies Record<PhoneStage, string>,
  again: '新しいQRコードを表示',
  retry: 'もう一度試す',
  end: '終わる',
  close: '閉じる',
});

/** The time of day of a moment, as the seller's device shows it. */
export const timeOf = (moment: number): string =>
  new Date(moment).toLocaleTimeString(spokenLocale(), { hour: 'numeric', minute: '2-digit' });
