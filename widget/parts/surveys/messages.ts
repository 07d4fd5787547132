import { words } from '#contract/language/words.ts';

export const MESSAGES = words('surveys', {
  skip: '回答せずに閉じる',
  send: '送信する',
  interestsTitle: '簡単なアンケートのお願い',
  interestsQuestion: '関心のあるものをお選びください',
  interestsHint: '複数お選びいただけます。今後のサービスづくりの参考にいたします。',
  interestsMissing: '一つ以上お選びください。なければ「特になし」をお選びください。',
  feedbackTitle: 'ご意見をお聞かせください',
  feedbackQuestion: 'ご利用になって、お気づきの点やご要望はございますか',
  feedbackHint: '氏名や電話番号などの個人情報は、ご記入にならないようお願いいたします。',
  feedbackMissing: 'ご意見をご記入いただくか、「回答せずに閉じる」を押してください。',
  characters: (count: number, limit: number) => `${count}／${limit}文字`,
});
