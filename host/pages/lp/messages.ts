import { BAG } from './words/bag.ts';
import { CAMERA } from './words/camera.ts';
import { GOLD } from './words/gold.ts';
import { HOSEKI } from './words/hoseki.ts';
import { KIMONO } from './words/kimono.ts';
import { KOSEN } from './words/kosen.ts';
import { KOTTO } from './words/kotto.ts';
import type { LandingPage } from './words/landing-page.ts';
import { MUSIC } from './words/music.ts';
import { SAKE } from './words/sake.ts';
import { TOKEI } from './words/tokei.ts';

export type { LandingPage } from './words/landing-page.ts';

/** The landing pages by their path below /lp (document 1, section 2: category landing pages). */
export const LANDING_PAGES = {
  tokei: TOKEI,
  bag: BAG,
  hoseki: HOSEKI,
  kotto: KOTTO,
  camera: CAMERA,
  sake: SAKE,
  gold: GOLD,
  'kotto/kosen': KOSEN,
  'kotto/kimono': KIMONO,
  music: MUSIC,
} as const satisfies Record<string, LandingPage>;

export type LandingPath = keyof typeof LANDING_PAGES;

export const isLandingPath = (path: string): path is LandingPath => Object.hasOwn(LANDING_PAGES, path);

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
