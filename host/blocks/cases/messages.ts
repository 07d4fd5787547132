import { words } from '#contract/language/words.ts';
import type { CaseSide } from '#contract/life/cases.ts';

/** The words about trouble between a seller and a shop, as one side reads them. */
export const CASES_OF = {
  seller: words('cases-seller', {
    title: 'お店とのトラブル',
    lead: '困ったことがあれば、運営者にお知らせください。運営者が双方のお話をうかがい、結果をこのページとメールでお知らせします。',
    report: 'お店とのトラブルを報告する',
    other: 'お店から',
  }),
  shop: {
    title: 'お客様とのトラブル',
    lead: '困ったことがあれば、運営者にお知らせください。運営者が双方のお話をうかがい、結果をこのページとメールでお知らせします。',
    report: 'お客様とのトラブルを報告する',
    other: 'お客様から',
  },
} satisfies Record<CaseSide, object>;

/** The words of both. */
export const CASES = words('cases', {
  at: (shop: string) => `${shop}について報告する`,
  reason: '内容',
  text: '詳しい経緯',
  textHint: (most: number) =>
    `いつ、何があったかを、${most.toLocaleString('ja')}文字以内でお書きください。運営者だけが読みます。内容によっては、報告があったことを相手の方にすぐにお知らせし、お話をうかがいます。写真は、報告のあとに追加できます。`,
  submit: '報告する',
  reported: '報告を受け付けました。運営者が確認し、このページとメールでお知らせします。',
  shop: (shop: string) => `買取店：${shop}`,
  reportedAt: '報告日時',
  until: '返答の期限',
  words: {
    own: 'お書きいただいた内容',
    operator: '運営者から',
  },
  awaited: (until: string) =>
    until
      ? `トラブルの報告について、${until}までにお話をお聞かせください。`
      : 'トラブルの報告について、お話をお聞かせください。',
  answer: { asked: 'お話をお聞かせください', more: '書き加える' },
  answerHint: (most: number) => `${most.toLocaleString('ja')}文字まで。運営者だけが読みます。`,
  send: '送る',
  answered: '受け付けました。運営者が確認します。',
  takeBack: '報告を取り下げる',
  takeBackLead: {
    told: '報告を取り下げると、運営者の確認は終わります。取り下げたことを、相手の方にメールでお知らせします。',
    untold: '報告を取り下げると、運営者の確認は終わります。相手の方には、報告があったことを知らせません。',
  },
  takenBack: '報告を取り下げました。',
  photosTitle: '報告の写真',
  photos: '写真を追加する',
  photosLead: (most: number, all: number) =>
    `書面や品物、振り込みの記録などの写真を、一度に${most}枚、合わせて${all}枚まで追加できます。運営者だけが見ます。`,
  files: '写真（JPEG・PNG・WebP・HEIC）',
  addPhotos: '写真を追加する',
  added: '写真を追加しました。',
});

/** Why photos were not added. */
export const CASE_PHOTOS_FAILED = words('case-photos-failed', {
  invalid_submission:
    '写真を追加できませんでした。JPEG・PNG・WebP・HEICの写真を、1枚10MBまで、3枚以内でお選びください。',
  too_many_photos: 'これ以上、写真を追加できません。',
  ended_case: 'この報告の確認は終了しているため、写真を追加できません。',
  too_many_requests: '短い時間に写真の追加が続きました。しばらく待ってから、もう一度お試しください。',
  other: '写真を追加できませんでした。通信の状態をご確認のうえ、もう一度お試しください。',
});
