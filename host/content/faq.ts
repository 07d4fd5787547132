/** A question and its answer. The answer is HTML of our own making: line breaks and links (document 1, section 3). */
export interface Faq {
  question: string;
  answer: string;
}

const PRIVACY_LINK = '<a href="{privacy}" target="_blank" rel="noopener">プライバシーポリシー</a>';

/** `{privacy}` is replaced by the address of the privacy policy. */
export const withLinks = (answer: string, privacyUrl: string): string =>
  answer.replaceAll('{privacy}', privacyUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));

export const HOME_FAQ: readonly Faq[] = [
  {
    question: '査定や利用に料金はかかりますか？',
    answer:
      'いいえ、すべて無料でご利用いただけます。<br>査定の依頼から買取店の比較まで、費用をいただくことはありません。',
  },
  {
    question: 'どのような買取店が査定してくれますか？',
    answer:
      '審査を通過した提携買取店だけをご紹介しています。<br>古物商許可の有無や実績を確認したうえで提携しています。',
  },
  {
    question: '箱や保証書などの付属品がなくても売れますか？',
    answer:
      'はい、付属品がなくても売却できます。<br>付属品がある場合は、査定額が上がることがありますので、あわせてお知らせください。',
  },
  {
    question: 'どのような方法で査定してもらえますか？',
    answer:
      '店頭・出張・宅配の3つの方法からお選びいただけます。<br>対応している方法は買取店によって異なります。',
  },
  {
    question: '査定のあとにキャンセルできますか？',
    answer:
      '売却が成立する前であれば、無料でキャンセルできます。<br>金額にご納得いただけない場合も、お断りいただいて構いません。',
  },
  {
    question: '最大何社の査定を比べられますか？',
    answer:
      '一度のご依頼で、最大10社の査定を比べられます。<br>その中から、いちばん納得できる買取店をお選びください。',
  },
  {
    question: '入力にはどのくらい時間がかかりますか？',
    answer:
      '最短60秒で完了します。<br>24時間・年中無休で受け付けていますので、お好きな時間にご利用ください。',
  },
  {
    question: '地方に住んでいても利用できますか？',
    answer:
      'はい、全国に対応しています。<br>お近くに店舗がない場合も、出張や宅配で査定を受けられる買取店をご紹介します。',
  },
  {
    question: '個人情報はどのように扱われますか？',
    answer: `サービスの提供、提携買取店のご紹介、お問い合わせへの対応のためだけに使用します。<br>詳しくは${PRIVACY_LINK}をご覧ください。`,
  },
];
