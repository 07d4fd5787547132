const placeholder = <Label extends string>(label: Label) => `${label}を入力してください` as const;

/** The contact page's words (document 1, sections 2, 5 and 8). */
export const CONTACT = {
  title: 'お問い合わせ',
  eyebrow: 'Contact',
  lead: 'ご利用方法、提携買取店、取材などに関するお問い合わせを、お気軽にお寄せください。',
  description:
    '買取の一括査定サービスに関するお問い合わせフォームです。ご利用方法、提携買取店について、取材のご依頼など、どのようなことでもお気軽にお寄せください。担当者より3営業日以内にご返信いたします。',
  keywords: ['お問い合わせ', '一括査定 問い合わせ', '買取 相談', '取材依頼'],
  fields: {
    name: { label: '氏名', placeholder: placeholder('氏名'), required: '氏名は必須です' },
    email: {
      label: 'メールアドレス',
      placeholder: placeholder('メールアドレス'),
      required: 'メールアドレスは必須です',
      malformed: '正しいメールアドレスの形式で入力してください',
    },
    mail_body: {
      label: 'お問い合わせ本文',
      placeholder: placeholder('お問い合わせ本文'),
      required: 'お問い合わせ本文は必須です',
    },
  },
  submit: '送信する',
  submitting: '送信中...',
  failed: '送信に失敗しました。しばらく時間をおいて再度お試しください。',
  sent: '送信完了',
  sentText: 'お問い合わせありがとうございます。担当者より3営業日以内にご返信いたします。',
  again: '別のお問い合わせを入力する',
} as const;
