import { words } from '#contract/language/words.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';

/** Rounded so that the figure does not flicker: by one, five or ten seconds, then by minutes. */
function roundedTime(seconds: number): string {
  if (seconds >= 90) return `約${Math.round(seconds / 60)}分`;
  const step = seconds < 10 ? 1 : seconds < 30 ? 5 : 10;
  return `約${Math.max(1, Math.ceil(seconds / step) * step)}秒`;
}

const { network } = CALL_MESSAGES;

export const MESSAGES = words('sending', {
  started: '送信しています。このままお待ちください。',
  again: '通信が途切れたため、もう一度送信しています。このままお待ちください。',
  label: '送信の進み具合',
  stages: {
    photos: '写真を準備しています',
    upload: '送信しています',
    answer: '受付の完了を待っています',
  },
  pause: (seconds: number) => `${network}。${seconds}秒後に、もう一度送信します。`,
  now: '今すぐ送信する',
  stop: '送信をやめる',
  percent: (percent: number) => `${percent}%`,
  left: (seconds: number) => `残り${roundedTime(seconds)}`,
  /** Sentence by sentence, so that lines break between them if they can. */
  line: {
    lost: [
      '電波が届いていないため、送信できません。',
      'つながったら、この画面でお知らせします。',
      '入力内容はそのまま残っています。',
    ],
    back: ['電波が戻りました。', '送信しますか？'],
  },
  send: '送信する',
  later: 'あとで',
});
