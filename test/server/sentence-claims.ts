import type { SecondPlace, SecondRequest } from './second-look.ts';

/** Mails that were written, by `event recipient` with the shop behind it. */
export type Written = ReadonlyMap<string, number>;

interface Truth {
  readonly request: SecondRequest;
  readonly places: readonly SecondPlace[];
  readonly mails: Written;
}

const mailsOf = (mails: Written, event: string) =>
  [...mails].filter(([name]) => name.startsWith(`${event} `)).reduce((sum, [, count]) => sum + count, 0);

const is =
  (state: string) =>
  ({ request }: Truth) =>
    request.states[0] === state;

/** The parts of sentences on a seller's page, and what makes them true. A number in one is what was counted. */
const CLAIMS: readonly (readonly [RegExp, (truth: Truth, count: number) => boolean])[] = [
  [/^このご依頼は、.+に取り下げました$/, is('withdrawn')],
  [
    /^ご依頼が届いていた買取店には取り下げをお知らせしています$/,
    ({ places, mails }) =>
      places.every(
        ({ shop, learned, saidNo, decisionTold, hasWon }) =>
          learned.length === 0 ||
          saidNo ||
          (decisionTold && !hasWon) ||
          (mails.get(`request.withdrawn ${shop}`) ?? 0) > 0,
      ),
  ],
  [/^このあと、買取店にお客様の連絡先が新しく表示されることはありません$/, is('withdrawn')],
  [/^.+に、お店を決めました$/, is('decided')],
  [/^お店からの連絡をお待ちください$/, ({ request }) => request.won > 0],
  [/^ほかのお店には、お断りをお知らせしています$/, ({ mails }) => mailsOf(mails, 'lead.refused') > 0],
  [/^お選びの買取店から「今回は対応できません」と回答がありました$/, ({ request }) => request.jilted > 0],
  [/^ほかの買取店の査定額が届いている場合は、あらためてお選びいただけます$/, is('decided')],
  [/^お店を選びました$/, is('choosing')],
  [/^まだどのお店にも伝わっていません$/, ({ mails }) => mailsOf(mails, 'lead.chosen') === 0],
  [/^お品物と地域に合う買取店をお探ししましたが、見つかりませんでした$/, is('unfound')],
  [/^このご依頼は、.+に終了しました$/, ({ request }) => /unfound|unanswered/.test(request.states.join())],
  [
    /^(\d+)社から「今回は対応できません」と回答がありました$/,
    ({ request }, count) => request.declined === count,
  ],
  [/^(\d+)社はお断りしました$/, ({ request }, count) => request.refused === count],
  [/^(\d+)社からは回答がありませんでした$/, ({ request }, count) => request.late === count],
  [/^(\d+)社から電話をかけたと報告がありました$/, ({ request }, count) => request.called === count],
  [
    /^(\d+)社は、ご質問への回答がないまま期限になりました$/,
    ({ request }, count) => request.unreplied === count,
  ],
  [/^(\d+)社には、ご依頼をお届けできませんでした$/, ({ request }, count) => request.unreached === count],
  [/^(\d+)社は、運営者がご紹介を終えました$/, ({ request }, count) => request.stopped === count],
  [/^査定額が届いています$/, ({ request }) => request.prices > 0],
  [/^条件を比べて、ご希望の買取店をお選びください$/, ({ request }) => request.prices > 0],
  [/^現在、ご紹介できる買取店がありません$/, is('unplaced')],
  [/^買取店から質問が届いています$/, ({ request }) => request.asking > 0],
  [/^(\d+)社が内容を確認しています$/, ({ request }, count) => request.looking === count],
  [/^(\d+)社にご依頼をお届けしました$/, ({ request }, count) => request.unread === count],
  [/^(\d+)社にご依頼をお送りしています$/, ({ request }, count) => request.unsent === count],
];

/** Advice and promises, which claim nothing about this request. */
const ADVICE =
  /^(査定額が届くと、このページとメールで|回答すると、|お名前や連絡先を書かなくても|提携買取店の一覧から|対応できる買取店は増えて|日を置いて、|写真やブランド名、|品物の情報や写真を|7日のあいだお探しし、|見つからない場合も、)/;

/** Sentences of the seller's page that say what is not so, or that nobody has checked. */
export function wrongClaims(sentences: readonly string[], truth: Truth): string[] {
  const parts = sentences.flatMap((text) => text.split('。').filter((part) => part !== ''));
  return parts.filter((part) => {
    if (ADVICE.test(part)) return false;
    const claims = CLAIMS.filter(([words]) => words.test(part));
    return (
      claims.length !== 1 ||
      !claims.every(([words, holds]) => holds(truth, Number(words.exec(part)?.[1] ?? 0)))
    );
  });
}

/** Sentences of a shop's page on which the request is over, and what makes them true. */
const SHOP_CLAIMS: readonly (readonly [RegExp, (place: SecondPlace) => boolean])[] = [
  [
    /^ご対応は不要です|^連絡先を確認済みの場合も|対応は不要です$|^査定にご協力|^ご回答ありがとう|^このご依頼の受付は/,
    () => true,
  ],
  [/^お客様が、.*にこのご依頼を取り下げました$/, ({ states }) => states[0] === 'withdrawn'],
  [/^お客様が貴店に決めました$/, ({ states }) => states[0] === 'chosen'],
  [/^お客様へご連絡ください$/, ({ seesContact }) => seesContact],
  [/^連絡先を表示して、お客様へご連絡ください$/, ({ seesContact }) => !seesContact],
  [/^「対応できない」とご回答いただきました$/, ({ saidNo }) => saidNo],
  [/^お客様のご判断により、今回は見送りとなりました$/, ({ wasRefused }) => wasRefused],
  [/^お客様は、ほかの買取店に決めました$/, ({ isBeaten }) => isBeaten],
  [/^期限までに確認がありませんでした$/, ({ why, hasLooked }) => why === 'silent' && !hasLooked],
  [/^期限までに回答がありませんでした$/, ({ why }) => why === 'unanswered'],
  [/^ご質問への回答がないまま、期限になりました$/, ({ why }) => why === 'unreplied'],
  [/^ご依頼をお届けできませんでした$/, ({ why, wasTold }) => why === 'unreachable' && !wasTold],
  [/^運営者がご紹介を終えました$/, ({ why }) => why === 'operator'],
];

export function wrongShopClaims(sentences: readonly string[], place: SecondPlace): string[] {
  const parts = sentences.flatMap((text) => text.split('。').filter((part) => part !== ''));
  return parts.filter((part) => !SHOP_CLAIMS.some(([words, holds]) => words.test(part) && holds(place)));
}
