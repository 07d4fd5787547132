import { words } from '#contract/language/words.ts';

export const MESSAGES = words('phone-camera', {
  lead: '撮った写真は、パソコンの査定フォームにそのまま入ります。',
  camera: 'カメラで撮る',
  album: 'アルバムから選ぶ',
  room: (count: number) => `あと${count}枚送れます`,
  complete: '写真がそろいました。パソコンの画面で、続きを入力してください。',
  full: 'フォームの写真がいっぱいです。パソコンの画面で写真を削除すると、送れるようになります。',
  tooMany: (room: number) => `送れるのは、あと${room}枚です。写真を選び直してください。`,
  noRoom: 'フォームの写真がいっぱいになりました。パソコンの画面でご確認ください。',
  notTaken: '送れませんでした。もう一度お試しください。',
  sent: '送った写真',
  photo: (number: number) => `${number}枚目の写真`,
  noPreview: 'プレビューなし',
  states: {
    looking: '確認中',
    waiting: '送信待ち',
    sending: '送信中',
    arrived: '届きました',
    refused: '送れませんでした',
  },
  share: (percent: number) => `送信中 ${percent}%`,
  again: 'もう一度送る',
  offline: '通信できません。つながりしだい、自動で送ります。',
  note: '撮影した場所と日時の情報は、フォームに入りません。',
  ended: 'この受け付けは終わりました',
  endedText:
    '届いた写真は、パソコンの査定フォームに入っています。写真を追加するときは、パソコンの画面で「スマートフォンで撮る」を押し、新しいQRコードを読み取ってください。',
  unknown: 'このページを開けません',
  unknownText: 'パソコンの画面のQRコードを、もう一度読み取ってください。',
});
