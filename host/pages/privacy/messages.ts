import { LIMITS } from '#contract/base/limits.ts';
import {
  CONTACT_GOES_TO,
  CONTACT_NAMES,
  retentionText,
  TEST_RETENTION,
  type Transmission,
  transmissionFact,
  transmissionsFor,
} from '#contract/docs/transmissions.ts';
import { HOAX_MARKS } from '#contract/life/cases.ts';
import { DISCLOSED } from '#contract/life/follow-up.ts';
import { COOKIES } from '#contract/site/cookies.ts';
import { PURPOSES } from '#contract/site/purposes.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { DocumentChapter } from '../../blocks/document/document.tsx';
import { OPERATOR_WORDS } from '../../settings/messages.ts';
import { operatorName } from '../../settings/operator-name.ts';

/** The privacy policy. It describes this software; the operator adds its own terms. */
export const PRIVACY = {
  title: 'プライバシーポリシー',
  lead: (operator: string, product: string) =>
    `${operator}（以下「当社」といいます。）は、「${product}」（以下「本サービス」といいます。）でお預かりする個人情報を、個人情報の保護に関する法律その他の法令に従い、次のとおり取り扱います。`,
  description:
    '一括査定サービスのプライバシーポリシーです。お預かりする情報、利用の目的、提携買取店への提供、保存の期間、安全管理、外部への送信、開示・訂正・削除のお申し出の方法を、まとめてご説明します。',
  keywords: ['プライバシーポリシー', '個人情報の取り扱い', '外部送信'],
  datedLabel: '最終改定日',
} as const;

function operatorChapter({ operator }: SiteSettings): DocumentChapter {
  return {
    id: 'operator',
    title: '1. 個人情報を取り扱う事業者',
    parts: [
      {
        facts: [
          ['名称', operator?.name ?? OPERATOR_WORDS.notSet],
          ['代表者', operator?.representative ?? OPERATOR_WORDS.notSet],
          ['所在地', operator?.address ?? OPERATOR_WORDS.notSet],
          ['個人情報に関するお問い合わせ', operator ? contactOf(operator) : 'お問い合わせフォーム'],
        ],
      },
    ],
  };
}

const contactOf = ({ phone, email }: { phone: string; email: string }) =>
  ['お問い合わせフォーム', `電話 ${phone}`, ...(email ? [`メール ${email}`] : [])].join('\n');

/** Rows of what is kept although nothing is sent yet. */
const KEPT_BEFORE = ['phone', 'continuation', 'steps'] as const satisfies readonly Transmission['key'][];
const isKeptBefore = (key: Transmission['key']) => KEPT_BEFORE.some((kept) => kept === key);

const collectedChapter = (settings: SiteSettings): DocumentChapter => ({
  id: 'collected',
  title: '2. お預かりする情報',
  parts: [
    {
      facts: [
        ...transmissionsFor(settings)
          .filter(({ moment, key }) => moment === 'sending' || isKeptBefore(key))
          .map(({ name, data }) => [name, data] as const),
        [
          '訪問のお願い（任意）',
          '対象の品物、日と時間帯、立ち会う方。売却の書面を受け取った日を記録された場合は、その日',
        ],
        [
          '買取店からお受け取りする情報',
          '買取店がお客様をすでに存じ上げている場合の、お名前、ご住所、電話番号、メールアドレス。ご依頼の重複を確かめるためです（利用規約第8条第4項）',
        ],
        ['口コミ（任意）', '評価と本文。お名前や連絡先にあたる部分は、保存しません'],
        [
          'トラブルのご報告（任意）',
          'ご報告の内容と写真。運営者だけが読み、必要な部分を買取店に伝えることがあります',
        ],
      ],
    },
    '写真に付いている撮影場所・日時・機種などの情報は、受け取るときに取り除き、保存しません。',
  ],
});

const PURPOSES_CHAPTER: DocumentChapter = {
  id: 'purposes',
  title: '3. 利用の目的',
  parts: [
    'お預かりした情報は、次の目的だけに使います。',
    {
      facts: PURPOSES.map(
        ({ name, details }) => [name, details.map((detail) => `・${detail}`).join('\n')] as const,
      ),
    },
    '「最近の査定依頼」として、お申し込みの時刻、都道府県、品物の種類（カタログにあるブランド名を含みます）だけを掲載することがあります。お名前やご連絡先、写真、ご自由に書かれた内容は掲載しません。口コミは、運営者が確かめた後、お店のページに掲載します。お名前は掲載しません。',
  ],
};

/** The rows of these keys, as the table of the site has them. */
const factsOf = (settings: SiteSettings, keys: readonly Transmission['key'][]) =>
  transmissionsFor(settings)
    .filter(({ key }) => keys.includes(key))
    .map(transmissionFact);

const personalInformation = (settings: SiteSettings): DocumentChapter => ({
  id: 'personal-information',
  title: '4. 個人情報の取り扱いについて（提携買取店への提供）',
  parts: [
    `査定のご依頼をいただくと、品物と地域の条件に合う提携買取店を、一度に最大${LIMITS.matchedShops}社まで選び、次の情報を提供します。お申し込みの送信をもって、この提供に同意いただいたものとします。`,
    {
      facts: [
        [
          '提供する先',
          `条件に合う提携買取店。お申し込みの完了の画面に、店名を表示します。期限までに確認や回答のない買取店、対応できない買取店があるときは、ほかの買取店に引き継ぎます。一件のご依頼をお知らせする買取店は、代わりのお店を含めて最大${settings.disclosure.mostShops}社です`,
        ],
        ['提供する情報', `品物の情報と写真、${CONTACT_NAMES.shops}`],
        ['連絡先を提供する先', CONTACT_GOES_TO[settings.disclosure.release]],
        [
          '訪問のお願いを提供する先',
          'お願いをされたときに、お願いの内容を、そのお店だけに提供します。書面を受け取った日は提供しません',
        ],
        ['提供の目的', '査定額のご連絡、買取の方法や日時のご相談'],
        [
          '提供の方法',
          '買取店ごとのページ、または買取店の業務システムへの自動の連携。電子メールと自動の連携に、お名前とご連絡先は含みません',
        ],
        [
          '提供の記録',
          `${[DISCLOSED.goods, DISCLOSED.photos, DISCLOSED.contact, DISCLOSED.visit].join('・')}のどれを、どの買取店が、いつ受け取ったかを記録し、ご依頼のページに表示します。記録は、受け取った日から${settings.disclosure.years}年間保存します。記録にお名前やご連絡先は含まれません`,
        ],
        [
          '提供の停止',
          'ご依頼のページで取り下げると、以後の提供を止め、ご依頼を知る買取店にお知らせします。個人情報を削除すると、情報を受け取ったすべての買取店に、控えの消去を求めます',
        ],
      ],
    },
    '提供を受けた買取店は、それぞれが個人情報を取り扱う事業者として、各店の定めに従って取り扱います。提供を望まない場合は、お申し込みいただけません。',
    'ご依頼のもととなった広告や紹介のページがあるときは、その提携メディアに、紹介の成果だけをお知らせします。お名前とご連絡先は伝えません。媒体は、お知らせした識別子をご自身の記録と照らし合わせることがあります。',
    { facts: factsOf(settings, ['media']) },
    '法令に基づく場合、人の生命・身体・財産を守るために必要で、ご本人の同意を得ることが難しい場合、事業を引き継ぐ場合（利用規約第19条）を除き、お名前やご連絡先を、提携買取店のほかの第三者には提供しません。サーバーの管理など、業務を委託する場合は、委託先を監督します。',
  ],
});

const retentionChapter = (settings: SiteSettings): DocumentChapter => ({
  id: 'retention',
  title: '5. 保存する期間',
  parts: [
    {
      facts: [
        [
          '査定のお申し込み、お問い合わせ、加盟店登録のお申し込み',
          `${retentionText(settings.retentionDays)}（写真を含みます）`,
        ],
        ...transmissionsFor(settings)
          .filter(({ key }) => isKeptBefore(key))
          .map(({ name, kept }) => [`${name}（送信の前）`, kept] as const),
        ['テストモードでのお申し込み', TEST_RETENTION],
        [
          'いたずらと確認したご依頼',
          `送信者の連絡先を元に戻せない形に変えた記録を、${HOAX_MARKS.days}日間保存します`,
        ],
        ...transmissionsFor(settings)
          .filter(({ moment }) => moment === 'browser')
          .map(({ name, kept }) => [`${name}（お使いのブラウザーの中だけ）`, kept] as const),
      ],
    },
  ],
});

const SAFETY: DocumentChapter = {
  id: 'safety',
  title: '6. 安全管理のためにしていること',
  parts: [
    '情報を見られる者を限り、見た日時と消した日時を記録しています。動作の記録やページのアドレスに、個人情報を残しません。詳しくは、次のページでご説明しています。',
    { links: [{ to: '/security', label: '情報の安全管理' }] },
  ],
};

/** The services that learn that a page was opened, and the cookies, according to the settings of this site. */
const transmissionChapter = (settings: SiteSettings): DocumentChapter => ({
  id: 'external-transmission',
  title: '7. 外部への送信とクッキー',
  parts: [
    '次の場合に、お使いのブラウザーから外部の事業者へ、情報が送られます。',
    {
      facts: transmissionsFor(settings)
        .filter(({ isOutside }) => isOutside)
        .map(transmissionFact),
    },
    settings.tagManagerId
      ? 'これらのタグが、クッキーを使うことがあります。ブラウザーの設定でクッキーを断っても、査定のお申し込みは変わらずご利用いただけます。'
      : '計測や広告のためのタグは、現在使っていません。',
    '査定のお申し込みなど、お客様がご覧になるページは、自らはクッキーを使いません。買取店、提携先、運営者が使う管理画面だけが、サインインのために次のクッキーを使います。',
    { facts: Object.values(COOKIES).map(({ name, purpose, days }) => [name, `${purpose}ため。${days}日間`]) },
    '運営者へ送られるものと、ブラウザーに残るものは、次のページに一覧があります。',
    { links: [{ to: '/security#transport', label: 'いつ、何が、どこへ送られるか' }] },
  ],
});

const RIGHTS: DocumentChapter = {
  id: 'rights',
  title: '8. ご自分の情報の確認・訂正・削除',
  parts: [
    'ご本人は、お預かりした情報の開示、訂正・追加・削除、利用の停止、提携買取店への提供の停止、提供の記録の開示を求めることができます。手数料はいただきません。',
    {
      items: [
        'お問い合わせフォームから、「個人情報について」と書き、お申し出の内容をお知らせください。',
        'お申し込みの際のメールアドレスと電話番号で、ご本人であることを確かめます。',
        '確かめた後、遅滞なくお応えします。法令により応じられない場合は、その理由をお知らせします。',
      ],
    },
    '代理の方によるお申し出の場合は、委任を確かめられる書類をお願いすることがあります。未成年の方の場合は、保護者の方がお申し出ください。',
    { links: [{ to: '/contact', label: 'お問い合わせ' }] },
  ],
};

const changesChapter = (settings: SiteSettings): DocumentChapter => ({
  id: 'changes',
  title: '9. このポリシーの変更',
  parts: [
    `${operatorName(settings)}は、取り扱いを変えるときに、このページを改めます。利用の目的や提供する先など、大切な変更は、変更の前にこのサイトでお知らせします。`,
  ],
});

export const privacyChapters = (settings: SiteSettings): readonly DocumentChapter[] => [
  operatorChapter(settings),
  collectedChapter(settings),
  PURPOSES_CHAPTER,
  personalInformation(settings),
  retentionChapter(settings),
  SAFETY,
  transmissionChapter(settings),
  RIGHTS,
  changesChapter(settings),
];
