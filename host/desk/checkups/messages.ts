import { CHECKUP_LIMITS } from '#contract/embed/checkups.ts';
import { TEST_DAYS } from '#contract/life/facts.ts';

/** Texts of the page on which a partner has its pages looked at each night. */

export const CHECKUPS = {
  title: 'ページの点検',
  lead: 'フォームを置いたページを、毎晩1回、実際のブラウザーで開いて確かめます。前にお知らせしたときと変わった点だけを、この媒体の方にメールでお伝えします。',
  rules: [
    'フォームの診断を行い、テストモードでご依頼を1件送ります。買取店には届かず、成果にも集計にも数えません。',
    `テストのご依頼は、受付から${TEST_DAYS}日で消去します。成果の通知には test: true が付きます。`,
    'アクセスの記録には、appraisal-form-checkup という名前が残ります。',
  ],
  none: 'まだ媒体が登録されていません。運営者にお問い合わせください。',
  notOffered: 'いまは、ページの点検を行っていません。ご希望の場合は、運営者にお問い合わせください。',
  list: '点検するページ',
  empty: '点検するページはまだありません。',
  of: (medium: string) => `媒体：${medium}`,
  stopped: '停止中',
  waiting: '次の夜に点検します。',
  lookedAt: (moment: string) => `最後の点検：${moment}`,
  well: '良好',
  toMend: (count: number) => `直していただきたい点：${count}件`,
  sign: (text: string, engines: readonly string[]) => `${text}（${engines.join('、')}）`,
  noSigns: (engines: readonly string[]) => `問題は見つかりませんでした（${engines.join('、')}）。`,
  arrived: 'テストのご依頼：届きました',
  guide: 'ガイドを見る',
  examine: 'いま診断する',
  stop: '点検を止める',
  resume: '点検を再開する',
  remove: '削除する',
  /** Names the page of a button. */
  about: (act: string, page: string) => `${act}：${page}`,
  add: {
    title: 'ページを追加する',
    lead: `1つの媒体に${CHECKUP_LIMITS.pages}ページまで登録できます。`,
    medium: '媒体',
    url: 'ページのURL',
    hosts: (hosts: readonly string[]) => `https:// ではじまる、${hosts.join('、')} のページ`,
    noHosts: '媒体にサイトの登録がありません。点検するには、運営者に登録をご依頼ください。',
    example: 'https://media.example/watch',
    submit: '追加する',
    wrong: 'https:// ではじまる、媒体に登録されたサイトのページのURLを入力してください。',
  },
  done: {
    added: 'ページを追加しました。次の夜から点検します。',
    stopped: '点検を止めました。',
    resumed: '点検を再開しました。',
    removed: 'ページを削除しました。',
  },
  failed: {
    wrong_page: 'このURLは点検できません。媒体に登録されたサイトの、公開されているページを入力してください。',
    known_page: 'このページは、すでに登録されています。',
    too_many: 'これ以上は追加できません。点検しないページを削除してください。',
    not_found: 'すでに削除されています。',
    other: '変更できませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;
