import { PURPOSE_NAMES } from '#contract/site/purposes.ts';

/**
 * The about page's words (document 1, section 1).
 * @param product its name, which is configuration
 */
export const aboutWords = (product: string) =>
  ({
    title: `${product}とは`,
    description:
      '2016年に価格比較サービスとして始まり、累計10万件を超える査定を経て、2025年に新しく生まれ変わった一括査定サイトです。{companies.several|審査を通過した全国の買取店から最大10社の査定額を無料で比べられる仕組みと、}私たちの約束をご紹介します。',
    /** Where the history is not proved. */
    plainDescription:
      '大切な品物を手放す方のための、無料の一括査定サイトです。{companies.several|審査を通過した全国の買取店から最大10社の査定額をまとめて比べられる仕組みと、}売る方への約束、{screening.heading|提携店の審査について}ご紹介します。',
    keywords: ['買取比較', '一括査定とは', '買取 比較メディア', '買取店 審査', '運営について'],
    hero: {
      lines: ['手放すときこそ、', '価値を知ってほしい。'],
      text: `${product}は、大切な品物の価値を、確かめてから手放していただくための場所です。{companies.quotes|一度の申し込みで、最大10社の査定額が手元に届きます。}`,
    },
    mission: {
      title: 'よく知って、納得して売れるように。',
      paragraphs: [
        '時計や宝石、骨董の値段は、見る人によって変わります。けれど、手放す側がそれを確かめるには、重い品物を抱えて何軒も訪ね歩くことになりがちです。',
        '一社の言い値で決めてしまい、あとになって本当の価値を知る。そのような売り方をなくしたいと、私たちは考えています。',
        '大切にしてきた品だからこそ、いくつもの見立てを聞き、納得して次の方へ託す。そのための比較を、どなたにも、{acceptance.everywhere|どこに住んでいても、}無料で。',
      ],
    },
    story: {
      title: '約10年、比べる人のそばで',
      items: [
        {
          when: '2016年',
          title: '価格比較サービスとして開始',
          text: '「いくらで売れるのか、先に知りたい」。その声に応えて、買取価格を比べるサービスを始めました。日本で初めての買取比較メディアです。',
        },
        {
          claim: 'cumulative',
          when: '累計10万件',
          title: '査定が10万件を突破',
          text: '寄せられたのは、思い出の時計や、代々受け継いだ茶道具。一件ごとの査定を重ねるなかで、高額品こそ比べる価値があると確かめてきました。',
        },
        {
          when: '2025年',
          title: '新しいサービスへ',
          text: '入力をより短く、比べることをよりやさしく。高額品に特化した一括査定として、全面的に生まれ変わりました。',
        },
      ],
    },
    promises: {
      title: '売る方への約束',
      items: [
        {
          title: '{screening.checked|審査を通過した}買取店だけ',
          text: 'ご紹介するのは、{screening.checked|厳しい審査を通過した}提携買取店だけです。会社名も許可番号も、お店のページで確かめられます。',
        },
        {
          claim: 'companies',
          title: '{companies.once|最大10社を、一度に}',
          text: '同じ説明を繰り返す必要はありません。{companies.several|一度の入力で、最大10社の査定額を比べられます。}',
        },
        {
          claim: 'acceptance',
          title: '{acceptance.title|全国どこからでも}',
          text: '{acceptance.promise|店頭・出張・宅配の3つの方法に対応しています。お近くに店がない地域からもご利用いただけます。}',
        },
        {
          title: '24時間、年中無休で',
          text: '入力は最短60秒。仕事のあとや休日の夜にも、思い立ったときにお申し込みいただけます。',
        },
        {
          title: '断る自由を、いつでも',
          text: '売却が成立する前であれば、キャンセルは無料です。査定額を見てから、売らないと決めても構いません。',
        },
        {
          title: '個人情報は、必要なことだけに',
          text: `お預かりした情報は、${PURPOSE_NAMES}のためだけに使用します。`,
        },
      ],
    },
    numbers: {
      title: `数字で見る${product}`,
      items: [
        { claim: 'satisfaction', label: '査定満足度', value: '{satisfaction.value}', unit: '' },
        { claim: 'requests', label: '査定依頼', value: '{requests.number}', unit: '{requests.unit}' },
        { claim: 'shops', label: '提携買取店', value: '{shops.number}', unit: '{shops.unit}' },
        { claim: 'price', label: '平均買取単価', value: '{price.number}', unit: '{price.unit}' },
        {
          claim: 'companies',
          label: '一度に比べられる買取店',
          value: '{companies.number|最大10}',
          unit: '社',
        },
        { claim: 'first', label: '買取比較メディアとして', value: '{first.number}', unit: '{first.unit}' },
      ],
    },
    screening: {
      title: '{screening.heading|提携店の審査について}',
      lead: '{screening.before|大切な品を託せる店かどうか。ご紹介の前に、私たちが確かめています。}',
      items: [
        {
          title: '古物商許可をお持ちであること',
          text: '古物商許可を、加盟の条件としています。許可は事業者ごとに一つで、2020年4月1日からは全国で有効です。',
        },
        {
          title: '{screening.look|登録内容を、担当者が確認}',
          text: '{screening.looked|お申し込みのあと、担当者が登録内容を一件ずつ確認し、買取店へご連絡しています。}',
        },
        {
          title: '店の情報を、見えるところに',
          text: '会社名、所在地、古物商許可番号、取扱カテゴリ、買取方法を店舗ページでご確認いただけます。',
        },
      ],
      more: '提携買取店を見る',
    },
  }) as const;

export type AboutWords = ReturnType<typeof aboutWords>;
