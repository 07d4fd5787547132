import { LIMITS } from '#contract/base/limits.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import type { AreaShops } from '#contract/schemas/site.ts';
import type { Area } from '#contract/site/areas.ts';
import { pageLabel } from '../../frame/labels.ts';

const goodsOf = ({ category }: Area): string => CATEGORIES[category].label;

const number = (count: number): string => count.toLocaleString('ja-JP');

/** The list of all areas. */
export const AREAS = {
  title: pageLabel('areas') ?? '',
  lead: (day: string) => `${day}に、査定を引き受けている買取店を、都道府県と品物ごとに数えました。`,
  description:
    '時計・バッグ・宝石などの査定を引き受けている買取店の数を、お住まいの都道府県と品物ごとにご覧いただけます。店舗への持ち込み、自宅での査定、宅配のうち、どの方法で受ける店が何社あるかもわかります。',
  keywords: ['買取店 地域', '都道府県別 買取店', '出張買取 地域', '宅配買取', '店頭買取'],
  shops: (count: number) => `${number(count)}社`,
} as const;

type Way = keyof AreaShops['ways'];

/** The ways of goods to a shop, in the order in which a page shows them. */
export const WAYS = {
  carry: {
    title: '店舗に持ち込む',
    name: '店舗への持ち込み',
    text: ({ prefecture }: Area) =>
      `${prefecture}にある店舗で、品物を見てもらう方法です。開いている時間は、お店のページにあります。`,
  },
  visit: {
    title: '自宅で見てもらう',
    name: '自宅での査定',
    text: () => 'お客様がお願いしたときだけ、お店がご自宅に伺う方法です。日時は、お店と相談して決めます。',
  },
  post: {
    title: '宅配で送る',
    name: '宅配',
    text: () =>
      '品物を箱に入れて送る方法です。送料と、売らないときの返送料は、送る前にお店へお確かめください。',
  },
} as const satisfies Record<Way, { title: string; name: string; text: (area: Area) => string }>;

/** How goods of a category travel. */
export const TRAVEL: Readonly<Record<CategoryKey, string>> = {
  watch: '時計は小さく、どの方法でも渡しやすい品物です。保証書や外したコマも、一緒に見せてください。',
  bag: 'バッグは、詰め物をして形を保ったまま運びます。何点かあるときは、まとめて見てもらうと一度で済みます。',
  jewelry: '宝石は、石と地金を実物で確かめて値が決まります。鑑定書や鑑別書も、一緒に見せてください。',
  camera:
    'カメラは、レンズや充電器もそろえて渡すと、動作まで確かめてもらえます。衝撃に弱いので、緩衝材で包みます。',
  alcohol:
    'お酒は、瓶を立てたまま、揺れないように運びます。割れ物で重いので、本数が多いときは先に伝えてください。',
  antique:
    '骨董品は、大きさも壊れやすさもさまざまです。運ぶのが難しいものは、動かす前に写真で相談してください。',
  preciousMetal:
    '金・貴金属は、重さと純度を量って値が決まります。量るところを目の前で見るか、送って任せるかを選べます。',
  music: '楽器は、ケースに入れて運びます。ピアノのように大きなものは、置いてある場所と階も伝えてください。',
};

const numberSentence = (count: number): string => {
  if (count === 1) return 'ほかのお店とは、まだ比べられません。';
  return count > LIMITS.matchedShops
    ? `このうち最大${LIMITS.matchedShops}社の査定額を、一度のお申し込みで比べられます。`
    : `一度のお申し込みで、最大${count}社の査定額を比べられます。`;
};

export const AREA = {
  name: (area: Area) => `${area.prefecture}の${goodsOf(area)}`,
  description: (area: Area, count: number) =>
    `${area.prefecture}からの${goodsOf(area)}の査定を引き受けている買取店は、いま${number(count)}社です。店舗への持ち込み、自宅での査定、宅配のどの方法で受ける店が何社あるか、お店の一覧とあわせてご覧いただけます。`,
  keywords: (area: Area) => [
    `${area.prefecture} ${goodsOf(area)} 買取`,
    `${goodsOf(area)}買取 ${area.prefecture}`,
    `${goodsOf(area)} 査定`,
  ],
  lead: (area: Area, count: number) =>
    `いま、${area.prefecture}からの${goodsOf(area)}の査定を引き受けている買取店は${number(count)}社です。${numberSentence(count)}`,
  ask: (area: Area) => `${goodsOf(area)}の査定を依頼する`,
  toLanding: (area: Area) => `${goodsOf(area)}の査定で見られるところ`,
  figures: {
    count: '引き受けている買取店',
    standing: (area: Area) => `${area.prefecture}に店舗のある店`,
    most: '一度に届く査定額',
    first: '最初の査定額まで',
    unit: '社',
    upTo: '最大',
    day: (day: string) =>
      `買取店の数は、${day}に数えたものです。お休みの日などにより、ご紹介できる数は変わります。`,
    median: (days: number) =>
      `最初の査定額までの時間は、直近${days}日間に査定額が届いたご依頼の中央値です。地域と品物を問わず集計しています。`,
  },
  ways: {
    title: '品物の渡し方',
    none: (names: readonly string[]) => `${names.join('と')}を受ける店は、いまはありません。`,
    unknown: '買取方法は、お店ごとに異なります。お申し込みのあとに、お店へお確かめください。',
  },
  shops: {
    title: '引き受けている買取店',
    some: (area: Area, shown: number) =>
      `${area.prefecture}に店舗のある店から先に、${shown}社をご紹介します。`,
    elsewhere: (area: Area) =>
      `${area.prefecture}に店舗のある店は、いまはありません。ほかの都道府県から引き受ける店です。`,
    all: (area: Area) => `${area.prefecture}に店舗のある店をすべて見る`,
    search: '条件を変えて買取店を探す',
  },
  others: {
    title: 'ほかの地域と品物',
    goods: ({ prefecture }: Area) => `${prefecture}で買い取るほかの品物`,
    near: (area: Area, region: string) => `${goodsOf(area)}を買い取る店のある${region}の都道府県`,
    all: 'すべての地域と品物を見る',
  },
} as const;
