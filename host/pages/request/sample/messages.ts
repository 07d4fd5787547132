import { BEFORE_SENDING } from '../../../blocks/before-sending/messages.ts';

/** The sample of a seller's page. */
export const SAMPLE = {
  title: BEFORE_SENDING.sample,
  description:
    '査定を依頼された方だけに届くページの見本です。査定額の比べ方、連絡先を伝えるお店の選び方、断り方、どのお店に何が伝わったかの記録まで、実際と同じ画面でお試しいただけます。お店と金額は架空のものです。',
  keywords: ['査定額 比較', '一括査定 断り方', '一括査定 電話', '査定依頼 画面'],
  label: '見本について',
  text: '査定を依頼された方に、メールでお届けするページの見本です。お店、品物、金額は架空のものです。ボタンを押しても、何も送られません。',
  toForm: '査定フォームへ',
  facts: [
    { name: '状態', value: '使用に伴う小さな傷がある' },
    { name: '付属品', value: '箱、保証書' },
  ],
  question: 'ベルトの余りのコマは、お手元にありますか。',
  shops: { asking: '見本ウオッチ', opened: 'サンプル貴金属' },
} as const;
