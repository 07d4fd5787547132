import { words } from '#contract/language/words.ts';

/** Texts of the thank-you step (document 2, section 2, "Thank-you page"), besides those of its short form. */
export const MESSAGES = words('thanks-step', {
  onceTitle: 'このページは一度しか表示されません',
  onceAdvice: '再読み込みをすると表示できなくなります。スクリーンショットなどで保存しておくと安心です。',
  lead: (productName: string) => `${productName}をご利用いただき、誠にありがとうございます。`,
  contact: '下記の買取店から、お電話またはメールで順次ご連絡いたします。',
  contactChosen:
    '下記の買取店が、お品物と写真を見て査定額をお知らせします。連絡先は、お客様が選んだお店にだけ伝わります。',
  quotesFirstFailed: '切り替えられませんでした。ご依頼の状況のページで切り替えてください。',
  switching: '切り替えています…',
  answeredBefore: 'アンケートには、すでにご回答いただいています。ありがとうございます。',
  follow: 'ご依頼の状況を確認する',
});
