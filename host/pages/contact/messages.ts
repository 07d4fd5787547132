/** The contact page's words (document 1, sections 2, 5 and 8). */
export const CONTACT = {
  title: 'お問い合わせ',
  lead: 'ご利用方法、提携買取店、取材などに関するお問い合わせを、お気軽にお寄せください。',
  description:
    '買取の一括査定サービスに関するお問い合わせフォームです。ご利用方法、提携買取店について、取材のご依頼など、どのようなことでもお気軽にお寄せください。担当者より3営業日以内にご返信いたします。',
  keywords: ['お問い合わせ', '一括査定 問い合わせ', '買取 相談', '取材依頼'],
  placeholder: (label: string) => `${label}を入力してください`,
  /** The text at first, for visitors of a landing page whose goods nobody buys yet. */
  waiting: (goods: string) => `${goods}を買い取る店が登録されたら、お知らせください。`,
  /** Beside the button, before the link to the privacy policy. */
  purpose: 'ご入力の内容は、お問い合わせへの対応に使います。詳しくは',
  purposeEnd: 'をご覧ください。',
  submit: '送信する',
  submitting: '送信中...',
  sent: '送信完了',
  sentText: 'お問い合わせありがとうございます。担当者より3営業日以内にご返信いたします。',
  again: '別のお問い合わせを入力する',
} as const;
