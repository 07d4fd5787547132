/** Texts of what strangers wrote: registrations, enquiries, reviews. */

import { ENQUIRY_STATES, REGISTRATION_STATES } from '#contract/desk/desk.ts';
import { REVIEW_STATES } from '#contract/life/reviews.ts';
import { PARTS_WORDS } from '../parts/messages.ts';

const ALL = { all: 'すべて' } as const;

export const REGISTRATIONS = {
  title: '加盟の申し込み',
  states: { ...REGISTRATION_STATES, ...ALL },
  at: '受付日時',
  company: '会社・店舗名',
  name: '代表者名',
  address: '住所',
  state: '状態',
  lead: 'お名前と住所を表示したこと、開いたことは、操作の記録に残ります。',
} as const;

export const REGISTRATION = {
  title: (company: string) => `${company}の申し込み`,
  facts: '申し込みの内容',
  missing: '登録に足りない項目',
  at: '受付日時',
  receivedAt: (moment: string) => `${moment}に受け付けました。`,
  state: '状態',
  decided: (state: string, moment: string, by: string) => `${state}（${moment}${by && `、${by}`}）`,
  approve: '承認する',
  approveLead:
    '承認すると、買取店として登録され、ご依頼が届くようになります。足りない項目を入力してください。',
  refuse: 'お断りする',
  refuseLead: 'お断りすると、あとから承認することはできません。',
  refuseConfirm: 'あとから承認できないことを確認しました',
  mail: '送られるメール',
  done: { approved: '承認しました。買取店として登録されています。', refused: 'お断りしました。' },
  toShop: '買取店のページを開く',
  failed: {
    invalid: '赤い文字の項目をご確認ください。',
    changed_meanwhile: 'ほかの方が先に対応しました。',
    other: PARTS_WORDS.failed,
  },
} as const;

export const ENQUIRIES = {
  title: 'お問い合わせ',
  states: { ...ENQUIRY_STATES, ...ALL },
  at: '受付日時',
  name: 'お名前',
  line: '最初の行',
  state: '状態',
  lead: 'お名前と最初の行を表示したこと、開いたことは、操作の記録に残ります。',
} as const;

export const ENQUIRY = {
  title: 'お問い合わせ',
  name: 'お名前',
  email: 'メールアドレス',
  at: '受付日時',
  body: '内容',
  answer: '回答',
  write: 'お送りする文',
  answerHint: (most: number) => `メールでお送りします。${most.toLocaleString('ja')}文字以内。`,
  send: '回答を送る',
  close: '対応不要にする',
  answered: '回答をお送りします。',
  closed: '対応不要にしました。',
  answeredAt: (at: string) => `${at}に回答しました`,
  failed: {
    invalid: '回答を入力してください。',
    changed_meanwhile: 'ほかの方が先に対応しました。いまの内容をご確認ください。',
    other: PARTS_WORDS.failed,
  },
} as const;

export const REVIEWS = {
  at: '投稿日時',
  shop: '買取店',
  state: '状態',
  title: '口コミ',
  states: {
    waiting: REVIEW_STATES.waiting.label,
    changing: REVIEW_STATES.changing.label,
    shown: REVIEW_STATES.shown.label,
    refused: REVIEW_STATES.refused.label,
    ...ALL,
  },
  change: '口コミの書き直しをお願いする',
  changeLead:
    'お客様に、理由をメールでお知らせし、1回だけ書き直していただきます。それまで、口コミは公開されません。',
  why: '理由',
  asked: (why: string) => `書き直しをお願いした理由：${why}`,
  request: 'ご依頼を開く',
  answerWaits: (state: string) => `${state}（返信の確認待ち）`,
  stars: { explanation: '説明', speed: '速さ' },
  starsText: (count: number) => `${count}／5`,
  paid: '約束どおりの金額',
  paidText: { yes: 'はい', no: 'いいえ' },
  answer: 'お店からの返信',
  release: { review: '公開する', answer: '返信を公開する' },
  refuse: { review: '公開しない', answer: '返信を公開しない' },
  takeBack: '公開をやめる',
  done: '変更しました。',
  lead: '公開しても、書いた方のお名前は表示されません。連絡先やお名前にあたる部分は、自動で伏せています。ほかに個人がわかる内容がないか、ご確認ください。',
  failed: { changed_meanwhile: 'ほかの方が先に対応しました。', other: PARTS_WORDS.failed },
} as const;
