/** The words that all landing pages share. A claim's `note` is the number of its footnote; 0 for none. */
export const LP = {
  claims: [
    { text: '査定満足度No.1', label: '査定満足度', value: 'No.1', note: 1 },
    { text: '1000万件以上の査定依頼', label: '査定依頼', value: '1000万件以上', note: 2 },
    { text: '提携買取店800社突破', label: '提携買取店', value: '800社突破', note: 0 },
  ],
  footnotes: ['※1 マーケティングリサーチ機構調べ（2025年4月期）', '※2 2025年4月時点'],
  heroLabel: '無料一括査定',
  marqueeLabel: '提携買取店のロゴ',
  points: { eyebrow: 'Why compare', title: (goods: string) => `${goods}こそ、比べて売る` },
  checkpoints: {
    eyebrow: 'Points',
    title: (goods: string) => `${goods}の査定で見られるところ`,
    lead: 'お申し込みの際にわかることを書き添えていただくと、より具体的な査定につながります。',
  },
  results: {
    eyebrow: 'Results',
    title: (goods: string) => `${goods}の買取実績`,
    lead: '全国の提携買取店による買取の例です。写真はイメージです。',
    alt: (number: number) => `買取実績 ${String(number).padStart(2, '0')}`,
  },
  voices: {
    eyebrow: 'Voices',
    title: 'お客様の声',
    note: 'お客様の声は、内容を要約して掲載しています。イラストはイメージです。',
    alt: (number: number) => `お客様の声${number}`,
  },
  faq: { eyebrow: 'FAQ', title: (goods: string) => `${goods}の買取でよくあるご質問` },
  form: {
    eyebrow: 'Free appraisal',
    title: (goods: string) => `${goods}を無料で一括査定`,
    lead: '品物の情報とご連絡先を送るだけ。最大10社の査定額を比べられます。',
  },
  notes: ['24時間・年中無休で受付中', '最短60秒で入力完了'],
  buttons: {
    start: '無料で一括査定をはじめる',
    compare: (goods: string) => `${goods}の査定額を比べる`,
    toForm: '査定フォームへ',
  },
} as const;
