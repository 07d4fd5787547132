import type { SiteSettings } from '#contract/site/site-settings.ts';
import { OPERATOR_WORDS } from '../../settings/messages.ts';

/** Texts about the operator. */
export const COMPANY = {
  title: '運営会社',
  lead: (product: string) => `「${product}」を運営し、このサイトの内容に責任を負う事業者です。`,
  description:
    '買取の一括査定サービスを運営する会社の情報です。名称、代表者、所在地、電話番号、古物商許可、お問い合わせの方法、そしてこのサービスが果たす役割と、売買契約の当事者ではないことを掲載しています。',
  keywords: ['運営会社', '会社概要', '一括査定 運営会社'],
  facts: '運営者の情報',
  labels: {
    ...OPERATOR_WORDS.labels,
    representative: '代表者',
    email: 'メールアドレス',
    service: '運営するサービス',
  },
  service: (product: string) => `${product}（中古品などの一括査定の受付と、買取店のご紹介）`,
  /** The site buys nothing, so it needs no licence. */
  noLicense: '取得していません（品物の買取は行わず、ご紹介だけを行っています）',
  role: {
    title: 'このサービスの役割',
    texts: [
      '当サイトは、査定のご依頼を受け付け、提携買取店をご紹介するサービスです。品物の買取は行いません。売買の契約は、お客様と買取店との間で結ばれます。',
      '査定額や訪問、お支払いなど、買取店とのお取引についてお困りのことがありましたら、お問い合わせフォームからお知らせください。内容を確かめ、必要に応じて買取店に確認します。',
    ],
  },
  more: 'あわせてご覧ください',
  links: {
    contact: 'お問い合わせ',
    privacy: 'プライバシーポリシー',
    security: '情報の安全管理',
    site: '運営会社のサイト',
  },
} as const;

type Fact = readonly [name: string, fact: string];

/** The facts about the operator. A missing required setting is named as missing; an optional one is left out. */
export function companyFacts({ operator, productName }: SiteSettings): readonly Fact[] {
  const { labels } = COMPANY;
  const fact = (label: string, value: string | undefined): Fact => [label, value ?? OPERATOR_WORDS.notSet];
  return [
    fact(labels.name, operator?.name),
    fact(labels.representative, operator?.representative),
    fact(labels.address, operator?.address),
    fact(labels.phone, operator?.phone),
    ...(operator?.email ? [fact(labels.email, operator.email)] : []),
    fact(labels.license, operator && (operator.license || COMPANY.noLicense)),
    [labels.service, COMPANY.service(productName)],
  ];
}
