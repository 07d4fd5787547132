import { PLACE_RULES } from '#contract/life/clocks.ts';
import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The words that all landing pages share. */
export const LP = {
  claims: [
    {
      claim: 'satisfaction',
      text: '{satisfaction.whole}',
      label: '査定満足度',
      value: '{satisfaction.value}',
    },
    { claim: 'requests', text: '{requests.whole}', label: '査定依頼', value: '{requests.landing}' },
    { claim: 'shops', text: '{shops.whole}', label: '提携買取店', value: '{shops.value}' },
  ],
  /** The title where fewer than two shops buy the goods. */
  single: ['その品の価値を、', '目利きに聞く。'],
  heroLabel: '無料一括査定',
  /** Nothing is sent to several shops where fewer than two buy the goods. */
  singleLabel: '無料査定',
  marqueeLabel: '提携買取店のロゴ',
  points: { title: (goods: string) => `${goods}こそ、比べて売る` },
  checkpoints: {
    title: (goods: string) => `${goods}の査定で見られるところ`,
    lead: 'お申し込みの際にわかることを書き添えていただくと、より具体的な査定につながります。',
  },
  results: {
    title: (goods: string) => `${goods}の買取実績`,
    lead: '{acceptance.nation|全国の}提携買取店による買取の例です。写真はイメージです。',
    alt: (number: number) => `買取実績 ${String(number).padStart(2, '0')}`,
  },
  voices: {
    title: 'お客様の声',
    note: 'お客様の声は、内容を要約して掲載しています。イラストはイメージです。',
    alt: (number: number) => `お客様の声${number}`,
  },
  faq: { title: (goods: string) => `${goods}の買取でよくあるご質問` },
  formTitle: (goods: string, most: number | undefined) => {
    if (most === 0) return `${goods}の査定を、先に申し込む`;
    return most === 1 ? `${goods}を無料で査定` : `${goods}を無料で一括査定`;
  },
  nobody: {
    title: (goods: string) => `${goods}の買取店は、いま登録を進めています`,
    text: (goods: string) =>
      `${goods}を査定できる買取店は、まだありません。登録されましたら、メールでお知らせします。先にお申し込みいただいた場合は、${PLACE_RULES.seekDays}日間、買取店をお探しします。`,
    tell: 'お知らせを希望する',
  },
  notes: ['24時間・年中無休で受付中', '最短60秒で入力完了'],
  buttons: {
    start: '無料で一括査定をはじめる',
    startSingle: '無料で査定をはじめる',
    compare: (goods: string) => `${goods}の査定額を比べる`,
    toForm: '査定フォームへ',
  },
} as const;

/** The page above them. */
export const LP_INDEX = {
  title: '{companies.several|最大10社の}無料一括査定',
  lead: '品物の情報とご連絡先を送るだけ。{companies.quotes|買取店の査定額を、まとめて比べられます。}',
  description: `{companies.site|${ALL_GOODS}を、最大10社の買取店が無料で査定します。}品物の情報とご連絡先の入力は最短60秒。古銭や着物など、品目ごとのご案内もあります。`,
  keywords: ['一括査定', '買取 比較', '無料査定', 'ブランド買取', '時計買取', '骨董品買取'],
  pages: {
    title: '品目ごとのご案内',
    lead: '査定で見られるところや買取の例を、品目ごとにご覧いただけます。',
    /** With an operator, before there are results. */
    plainLead: '査定で見られるところを、品目ごとにご覧いただけます。',
  },
} as const;
