interface PurposeRow {
  readonly name: string;
  /** The details, for the privacy policy. */
  readonly details: readonly string[];
}

/**
 * The purposes for which sellers' data are used. Questions and answers name the three (document 1, section 1), the terms
 * too, and the privacy policy has the details of each.
 */
export const PURPOSES: readonly PurposeRow[] = [
  {
    name: 'サービスの提供',
    details: [
      '査定のご依頼を受け付け、確認のメールや、査定額などのお知らせをお送りするため',
      '口コミを確かめ、掲載するため',
      'ご依頼のもととなった広告や紹介の媒体に、お名前と連絡先を除いて、成果をお知らせするため',
      'お客様と買取店とのトラブルについて、双方のお話を確認するため',
      'キャンペーンを行う場合に、対象となることを確かめ、進呈するため',
      '同じ方による大量のお申し込みなど、不正な利用を防ぐため',
      'どの方かわからない形に集計し、サービスを改善するため',
    ],
  },
  {
    name: '提携買取店のご紹介',
    details: [
      '品物と地域の条件に合う提携買取店を選び、ご依頼の内容を伝えるため',
      '加盟をお考えの買取店の確認と、ご連絡のため',
    ],
  },
  {
    name: 'お問い合わせへの対応',
    details: [
      'お問い合わせにお答えし、その経緯を確かめるため',
      'ご希望の方に、お探しの品物の買取店が登録されたことをお知らせするため',
    ],
  },
];

/** The three in one sentence. */
export const PURPOSE_NAMES = PURPOSES.map(({ name }) => name).join('、');
