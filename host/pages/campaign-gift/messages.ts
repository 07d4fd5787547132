/** The gift-card campaign's words (document 1, sections 2 and 9). */
export const CAMPAIGN_GIFT = {
  title: '査定完了でギフトカード1,000円分プレゼント',
  description:
    '当サイトでご紹介した買取店で査定を完了し、アンケートにお答えいただいた方に、1,000円分のギフトカードを差し上げるキャンペーンです。対象期間、応募の手順、対象外となる場合をご確認のうえ、ご参加ください。',
  keywords: [
    'ギフトカード プレゼント',
    '買取 キャンペーン',
    '一括査定 キャンペーン',
    'ギフトカード 1,000円分',
  ],
  hero: {
    eyebrow: '査定とアンケートのご回答で',
    title: ['ギフトカード', '1,000円分', 'プレゼント'],
    text: 'ご紹介した買取店で査定を受け、アンケートにお答えいただいた方へ、感謝をこめてお贈りします。',
    button: '無料で査定をはじめる',
  },
  period: {
    title: 'キャンペーン期間',
    /** The first to the last day of a month: 2026年11月1日〜11月30日. */
    text: (year: number, month: number, lastDay: number) => `${year}年${month}月1日〜${month}月${lastDay}日`,
  },
  eligible: {
    title: '対象となる方',
    text: '期間中に当サイトから査定をお申し込みになり、ご紹介した買取店で査定を完了された方',
  },
  steps: {
    title: '受け取りまでの3ステップ',
    items: [
      {
        title: '期間中に査定を申し込む',
        text: '査定フォームから品物の情報を送ります。入力は最短60秒、ご利用は無料です。',
      },
      {
        title: '査定後にアンケートに答える',
        text: '買取店での査定が済みましたら、アンケートフォームにお答えください。',
      },
      {
        title: 'ギフトカードを受け取る',
        text: '内容を確認のうえ、1,000円分のギフトカードをお贈りします。',
      },
    ],
    start: '査定をはじめる',
    survey: 'アンケートに答える',
    /** After the survey's link, which opens in a new tab. */
    external: '外部サイト',
    /** Until the form's address is configured. */
    notOpen: 'アンケートフォームは、ただいま準備中です。',
  },
  reward: { title: 'プレゼント', text: '1,000円分のギフトカード' },
  exclusions: {
    title: '対象外となる場合',
    lead: '次のいずれかに当てはまる場合は、プレゼントの対象外となります。あらかじめご了承ください。',
    items: [
      '査定のお申し込みを確認できない場合',
      '買取店での査定の完了を確認できない場合',
      'アンケートによる応募の内容を確認できない場合',
      'すでに本キャンペーンのギフトカードを受け取られている場合',
    ],
  },
  notes: {
    title: 'ご注意',
    items: (operator: string) => [
      'ギフトカードの進呈は、お一人様1回限りです。',
      `本キャンペーンは、${operator}が運営しています。`,
      '本キャンペーンに関するお問い合わせは、キャンペーン事務局までメールでお寄せください。ギフトカードの発行元ではお受けしておりません。',
    ],
  },
  contact: {
    title: 'お問い合わせ先',
    office: 'キャンペーン事務局',
    form: 'お問い合わせフォーム',
    subject: 'ギフトカードキャンペーンについて',
  },
} as const;
