import type { Claim, SiteContent } from '#contract/site-content.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import type { DocumentChapter } from '../../blocks/document/document.tsx';

/** Texts about the evidence of the site's claims. */
export const EVIDENCE = {
  title: '表示の根拠',
  lead: 'このサイトに大きく掲げている数字や「No.1」などの表示が、何に基づくものかをご説明します。',
  description:
    '査定満足度No.1、査定依頼1,000万件以上、提携買取店800社など、このサイトで掲げている表示の根拠を説明するページです。調査の方法や集計の時点を、表示ごとに掲載しています。根拠が未掲載の表示は、その旨を記します。',
  keywords: ['表示の根拠', '査定満足度No.1 根拠', '一括査定 実績'],
  /** Replaces missing evidence. */
  sample: 'サンプルの表示です。実際の調査や実績には基づきません。',
  missing: 'この表示の根拠となる資料は、まだ掲載していません。',
  shopsNow: (count: number) =>
    `このページを開いた時点で登録されている提携買取店の数：${count.toLocaleString('ja-JP')}店`,
  sampleShops: '（デモ表示のため、サンプルの店舗を含みます）',
} as const;

/** The claims as pages make them; `note` is the number of their footnote. */
const CLAIM_TEXTS: readonly { claim: Claim; note?: number; title: string; where: string }[] = [
  {
    claim: 'satisfaction',
    note: 1,
    title: '査定満足度No.1',
    where: '※1 マーケティングリサーチ機構調べ（2025年4月期）',
  },
  {
    claim: 'requests',
    note: 2,
    title: '査定依頼1,000万件以上',
    where: '※2 2025年4月時点',
  },
  {
    claim: 'shops',
    title: '提携買取店800社突破・約800社・1,200社超',
    where: 'トップ、品物ごとのご案内、加盟店募集',
  },
  { claim: 'cumulative', title: '累計査定依頼10万件', where: 'トップ、私たちについて' },
  { claim: 'price', title: '平均買取単価 約70万5千円', where: 'トップ、私たちについて、加盟店募集' },
  { claim: 'visitors', title: '年間20万人以上が訪れる', where: '加盟店募集' },
  {
    claim: 'first',
    title: '日本初の買取比較メディア・約10年の歴史',
    where: 'トップ、私たちについて、加盟店募集',
  },
  { claim: 'duration', title: '入力は最短60秒・約30秒から', where: '各ページ' },
];

interface Known {
  evidence: SiteContent['evidence'];
  /** How many shops there are now; 0 where that is not known. */
  shops: number;
}

export function evidenceChapters(
  { operator }: Pick<SiteSettings, 'operator'>,
  { evidence, shops }: Known,
): readonly DocumentChapter[] {
  const isSample = !operator;
  return CLAIM_TEXTS.map(({ claim, note, title, where }) => ({
    id: note ? `note-${note}` : claim,
    title,
    parts: [
      {
        facts: [
          ['表示している所', where] as const,
          ['根拠', evidence[claim] ?? (isSample ? EVIDENCE.sample : EVIDENCE.missing)] as const,
        ],
      },
      ...(claim === 'shops' && shops > 0
        ? [EVIDENCE.shopsNow(shops) + (isSample ? EVIDENCE.sampleShops : '')]
        : []),
    ],
  }));
}
