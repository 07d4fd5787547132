/** The steps of the form that are counted, in the order in which a seller takes them. */
export const FUNNEL_STEPS = ['seen', 'begun', 'goods', 'contact', 'sent'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Further acts of visitors, which are no steps: they are counted beside them. */
export const FUNNEL_ASIDES = ['mailed', 'resumed'] as const;
export type FunnelAside = (typeof FUNNEL_ASIDES)[number];

/** All that is counted. */
export const FUNNEL_STATES = [...FUNNEL_STEPS, ...FUNNEL_ASIDES] as const;
export type FunnelState = (typeof FUNNEL_STATES)[number];

interface StepRow {
  /** The name on the screen. */
  readonly label: string;
  /** The definition, as people at the desks and partners read it. */
  readonly counts: string;
  /** The same for developers (docs/measuring.md). */
  readonly is: string;
}

/** The meaning of each step. A visit is the form in an opened page. */
export const FUNNEL: Readonly<Record<FunnelState, StepRow>> = {
  seen: {
    label: 'フォームを見た',
    counts: '最初の質問の半分以上が、続けて1秒間、画面に表示された回数です。1回の表示で1回だけ数えます。',
    is: 'Half of the first question stood in the window for a second, in one piece and while the page was shown. Once for each opened page.',
  },
  begun: {
    label: '入力を始めた',
    counts:
      '質問に1つ以上答えた回数です。タグで指定した初期カテゴリや、前回の入力の続きとして残っていた答えは数えません。',
    is: 'The visitor has answered a question. An initial category and answers of an earlier visit do not count.',
  },
  goods: {
    label: '品物を入力した',
    counts: '品物の必須の質問にすべて答え、「次へ」でお客様情報に進んだ回数です。',
    is: 'All required questions about the goods are answered, and 次へ has led to the contact details.',
  },
  contact: {
    label: '連絡先を入力した',
    counts:
      'お客様情報の必須項目が、すべて正しい形で一度そろった回数です。「査定スタート」を押したかどうかは問いません。',
    is: 'All required contact details were filled in and right at the same time, whether or not 査定スタート was pressed.',
  },
  sent: {
    label: '送信した',
    counts:
      '送信したご依頼が受け付けられた回数です。ページを離れるときに数えるため、「成果（ご依頼）」の件数とは少し違うことがあります。',
    is: 'The request was sent and stored. Counted when the page is left or hidden, so not quite as many as `requests`.',
  },
  mailed: {
    label: '続きをメールで受け取った',
    counts:
      '「続きをメールで受け取る」でメールを求められた回数です。この段階は、送信までの段階とは別に、サーバーが数えます。',
    is: 'Somebody has asked for a mail that leads to the answers so far. Counted by the server, beside the steps.',
  },
  resumed: {
    label: 'メールの続きから始めた',
    counts:
      'メールのリンクを開き、続きの入力を始めた回数です。1通のメールで1回だけ、メールを求められたページに数えます。',
    is: 'Somebody has gone on with the answers of such a mail: once for each mail, and for the page that the mail was asked for on.',
  },
};

/**
 * The steps of a teaser, a tab or a card beside a page that opens the form. They are counted for themselves: a visitor
 * may come to the form without one.
 */
export const TEASER_STEPS = ['appeared', 'opened', 'dismissed'] as const;
export type TeaserStep = (typeof TEASER_STEPS)[number];

export const TEASER_FUNNEL: Readonly<Record<TeaserStep, StepRow>> = {
  appeared: {
    label: '案内を表示した',
    counts:
      'ページに添える案内（タブ、ボタン、小さな案内、下から出る案内）を表示した回数です。1回の表示で1回だけ数えます。',
    is: 'The teaser is in the page. Once for each opened page.',
  },
  opened: {
    label: '案内から開いた',
    counts: '案内を押して、フォームを開いた回数です。ページごとに1回だけ数えます。',
    is: 'The visitor has opened the form by it. Once for each opened page.',
  },
  dismissed: {
    label: '案内を閉じた',
    counts: '案内を、×・「戻る」・外側を押すなどして閉じた回数です。',
    is: 'The visitor has closed it.',
  },
};

/** The question behind which a visitor stops, as the form tells it: `watch/brand`, `bag/name1`. */
export const stopName = (category: string, question: string): string => `${category}/${question}`;

/** The key of the choice of a category, which is the first question about goods. */
export const FIRST_QUESTION = 'category';

/** A name for one of several settings that a partner compares. */
export const VARIANT = /^[\w-]{1,20}$/;

/** Where the counts are sent. Apart from its row, so that the form carries no schema for it. */
export const FUNNEL_PATH = '/v1/funnel';
