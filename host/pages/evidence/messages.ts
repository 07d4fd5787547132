import { ableByGoods, doGoodsDiffer } from '#contract/site/able-places.ts';
import {
  CLAIM_KEYS,
  type Claim,
  claimRow,
  claimsMade,
  type Evidence,
  isMade,
} from '#contract/site/claims.ts';
import { areaWords, mostQuotes, type ToldFacts } from '#contract/site/shop-facts.ts';
import { mostWords } from '#contract/site/shop-words.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { DocumentChapter } from '../../blocks/document/document.tsx';

/** Texts about the evidence of the site's claims. */
export const EVIDENCE = {
  title: '表示の根拠',
  lead: 'このサイトに大きく掲げている数字や表示が、何に基づくものかをご説明します。',
  description:
    'このサイトに掲げている数字や表示が、何に基づくものかを説明するページです。調査の方法、集計の時点、計測のしかた、数えているものを、表示ごとに掲載しています。根拠のない表示は、このサイトに掲げません。',
  keywords: ['表示の根拠', '一括査定 根拠', '一括査定 実績'],
  /** The basis of a claim that nobody answers for. */
  sample: 'サンプルの表示です。実際の調査や実績には基づきません。',
  shops: '提携買取店の数',
  companies: '一度に比べられる買取店の数',
  acceptance: '査定できる地域、24時間の受付',
  screening: '提携買取店の登録と許可の確認',
  counted: 'このサイトに登録されている提携買取店を、ページを表示するときに数えています。',
  shopsNow: (count: number) =>
    `このページを開いた時点で登録されている提携買取店の数：${count.toLocaleString('ja-JP')}社`,
  most: (most: string) => `このページを開いた時点で、一度のご依頼をお知らせできる買取店の数：${most}`,
  areas: (areas: string) => `このページを開いた時点で、提携買取店が査定できる地域：${areas}`,
  areasDiffer: '品物によって異なります',
  sampleShops: '（デモ表示のため、サンプルの店舗を含みます）',
} as const;

interface Known {
  evidence: Evidence;
  shops: ToldFacts | undefined;
}

const OWN = ['shops', 'companies', 'acceptance', 'screening'] as const;

/** Claims that follow from the shops with an operator, and have another title then. */
const isOwn = (claim: Claim): claim is (typeof OWN)[number] => OWN.some((own) => own === claim);

/** The numbers of this moment on which a claim rests. */
function numbersNow(claim: Claim, hasOperator: boolean, shops: ToldFacts | undefined): readonly string[] {
  if (!shops || shops.listed === 0) return [];
  if (claim === 'shops') return [EVIDENCE.shopsNow(shops.listed) + (hasOperator ? '' : EVIDENCE.sampleShops)];
  const most = mostQuotes(shops);
  if (!hasOperator || !most) return [];
  if (claim === 'companies') return [EVIDENCE.most(mostWords(shops))];
  if (claim !== 'acceptance') return [];
  return [
    EVIDENCE.areas(doGoodsDiffer(shops) ? ableByGoods(shops) || EVIDENCE.areasDiffer : areaWords(shops.able)),
  ];
}

/** The claims that the site makes, each with what it rests on. */
export function evidenceChapters(
  { operator }: Pick<SiteSettings, 'operator'>,
  { evidence, shops }: Known,
): readonly DocumentChapter[] {
  const claimSet = { claims: claimsMade(operator !== undefined, evidence), shops };
  const basisOf = (claim: Claim, { source, basis }: ReturnType<typeof claimRow>) =>
    basis ?? evidence[claim] ?? (!operator ? EVIDENCE.sample : source === 'count' ? EVIDENCE.counted : '');
  return CLAIM_KEYS.filter((claim) => isMade(claim, claimSet)).map((claim) => {
    const row = claimRow(claim);
    return {
      id: row.note ? `note-${row.note}` : claim,
      title: operator && isOwn(claim) ? EVIDENCE[claim] : row.title,
      parts: [
        {
          facts: [
            ['表示している所', row.footnote ? `${row.where}\n${row.footnote}` : row.where] as const,
            ['根拠', basisOf(claim, row)] as const,
          ],
        },
        ...numbersNow(claim, operator !== undefined, shops),
      ],
    };
  });
}
