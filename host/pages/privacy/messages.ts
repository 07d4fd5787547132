import { LIMITS } from '#contract/base/limits.ts';
import { type CustomerFieldRow, type CustomerReader, customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { HOAX_MARKS } from '#contract/life/cases.ts';
import { type ContactRelease, DISCLOSED, MOST_CHOSEN } from '#contract/life/follow-up.ts';
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
    '一括査定サービスのプライバシーポリシーです。お預かりする情報、利用の目的、最大10社の提携買取店への提供、保存の期間、安全管理、外部への送信、開示・訂正・削除のお申し出の方法を、まとめてご説明します。',
  keywords: ['プライバシーポリシー', '個人情報の取り扱い', '外部送信'],
  datedLabel: '最終改定日',
} as const;

const FOR_SHOPS: readonly CustomerReader[] = ['shopBefore', 'shopAfter', 'webhook'];

const policyNames = (fields: readonly CustomerFieldRow[]) =>
  fields.map(({ policyName, label }) => policyName ?? label).join('、');

const FIELDS = CUSTOMER_FIELD_KEYS.map(customerField);

/** The contact details that the form asks for, and those that partner shops get. */
const FIELDS_IN_POLICY = {
  all: policyNames(FIELDS),
  shops: policyNames(FIELDS.filter(({ readers }) => readers.some((reader) => FOR_SHOPS.includes(reader)))),
};

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

const COLLECTED: DocumentChapter = {
  id: 'collected',
  title: '2. お預かりする情報',
  parts: [
    {
      facts: [
        ['査定のお申し込み', `品物の種類・状態・写真、${FIELDS_IN_POLICY.all}`],
        [
          'お申し込みの際に、あわせて記録するもの',
          '日時、IPアドレス、同意された利用規約の版、どのページや広告から来られたか（参照元のアドレス、広告の識別子）',
        ],
        [
          '訪問のお願い（任意）',
          '対象の品物、日と時間帯、立ち会う方。売却の書面を受け取った日を記録された場合は、その日',
        ],
        ['お申し込みの後のアンケート', '関心のある品物、ご感想（任意）'],
        ['口コミ（任意）', '評価と本文。お名前や連絡先にあたる部分は、保存しません'],
        [
          'トラブルのご報告（任意）',
          'ご報告の内容と写真。運営者だけが読み、必要な部分を買取店に伝えることがあります',
        ],
        ['お問い合わせ', 'お名前、メールアドレス、お問い合わせの内容'],
        [
          '加盟店登録のお申し込み',
          '法人名、ご担当者名、郵便番号、住所、電話番号、メールアドレス、お申し込みのあったページ',
        ],
      ],
    },
    '写真に付いている撮影場所・日時・機種などの情報は、受け取るときに取り除き、保存しません。',
  ],
};

const PURPOSES: DocumentChapter = {
  id: 'purposes',
  title: '3. 利用の目的',
  parts: [
    'お預かりした情報は、次の目的だけに使います。',
    {
      items: [
        '査定のご依頼を受け付け、条件に合う提携買取店をご紹介するため',
        'お申し込みの確認のメールなど、ご連絡のため',
        'お問い合わせにお答えするため',
        '加盟をお考えの買取店の確認と、ご連絡のため',
        'キャンペーンの対象となることを確かめ、進呈するため',
        'お客様と買取店とのトラブルについて、双方のお話を確認するため',
        '同じ方による大量のお申し込みなど、不正な利用を防ぐため',
        'どの方かわからない形に集計し、サービスを改善するため',
      ],
    },
    '「最近の査定依頼」として、お申し込みの時刻、都道府県、品物の種類（カタログにあるブランド名を含みます）だけを掲載することがあります。お名前やご連絡先、写真、ご自由に書かれた内容は掲載しません。',
  ],
};

/** The shops that get the contact, by the setting of the site; the seller turns it on the page of the request. */
const RELEASES: Record<ContactRelease, string> = {
  all: 'ご紹介した提携買取店が、お名前とご連絡先を確認できます。ご依頼のページで「査定額を先に見て、選んだお店にだけ連絡先を伝える」に切り替えると、それより後は、お客様が選んだ買取店だけに提供します',
  chosen: `お名前とご連絡先は、お客様が査定額を見て選んだ買取店（最大${MOST_CHOSEN}社）だけに提供します。ほかの買取店には、品物の情報と写真だけを提供します`,
};

const personalInformation = ({ disclosure }: SiteSettings): DocumentChapter => ({
  id: 'personal-information',
  title: '4. 個人情報の取り扱いについて（提携買取店への提供）',
  parts: [
    `査定のご依頼をいただくと、品物と地域の条件に合う提携買取店を、一度に最大${LIMITS.matchedShops}社まで選び、次の情報を提供します。お申し込みの送信をもって、この提供に同意いただいたものとします。`,
    {
      facts: [
        [
          '提供する先',
          `条件に合う提携買取店。お申し込みの完了の画面に、店名を表示します。期限までに確認や回答のない買取店、対応できない買取店があるときは、ほかの買取店に引き継ぎます。一件のご依頼をお知らせする買取店は、引き継ぎを含めて最大${disclosure.mostShops}社です`,
        ],
        ['提供する情報', `品物の情報と写真、${FIELDS_IN_POLICY.shops}`],
        ['連絡先を提供する先', RELEASES[disclosure.release]],
        [
          '訪問のお願いを提供する先',
          'お願いをされたときに、お願いの内容を、そのお店だけに提供します。書面を受け取った日は提供しません',
        ],
        ['提供の目的', '査定額のご連絡、買取の方法や日時のご相談'],
        ['提供の方法', '電子メールと買取店ごとのページ、または買取店の業務システムへの自動の連携'],
        [
          '提供の記録',
          `${[DISCLOSED.goods, DISCLOSED.photos, DISCLOSED.contact, DISCLOSED.visit].join('・')}のどれを、どの買取店が、いつ受け取ったかを記録し、ご依頼のページに表示します。記録は、受け取った日から${disclosure.years}年間保存します。記録にお名前やご連絡先は含まれません`,
        ],
        [
          '提供の停止',
          'ご依頼のページで取り下げると、以後の提供を止め、ご依頼を知る買取店にお知らせします。個人情報を削除すると、情報を受け取ったすべての買取店に、控えの消去を求めます',
        ],
      ],
    },
    '提供を受けた買取店は、それぞれが個人情報を取り扱う事業者として、各店の定めに従って取り扱います。提供を望まない場合は、お申し込みいただけません。',
    '法令に基づく場合、人の生命・身体・財産を守るために必要で、ご本人の同意を得ることが難しい場合を除き、提携買取店のほかの第三者には提供しません。サーバーの管理など、業務を委託する場合は、委託先を監督します。',
  ],
});

function retentionChapter({ retentionDays }: SiteSettings): DocumentChapter {
  return {
    id: 'retention',
    title: '5. 保存する期間',
    parts: [
      retentionDays > 0
        ? `査定のお申し込み、お問い合わせ、加盟店登録のお申し込みは、受け付けから${retentionDays}日が過ぎると、写真とあわせて自動で消去します。`
        : '査定のお申し込み、お問い合わせ、加盟店登録のお申し込みは、利用の目的に必要な間、保存します。ご本人のお申し出があれば、写真とあわせて消去します。',
      `いたずらと確認したご依頼については、送信者の連絡先を元に戻せない形に変えた記録を、${HOAX_MARKS.days}日間保存します。`,
      '入力の途中の内容は、お使いのブラウザーの中だけに保存します。品物の回答と写真は7日間、お名前とご連絡先はタブを閉じるまでです。送信が終わると、どちらも消えます。',
    ],
  };
}

const SAFETY: DocumentChapter = {
  id: 'safety',
  title: '6. 安全管理のためにしていること',
  parts: [
    '情報を見られる者を限り、見た日時と消した日時を記録しています。動作の記録やページのアドレスに、個人情報を残しません。詳しくは、次のページでご説明しています。',
    { links: [{ to: '/security', label: '情報の安全管理' }] },
  ],
};

/** The services that learn that a page was opened, according to the settings of this site. */
function transmissionChapter({ tagManagerId, mapsKey }: SiteSettings): DocumentChapter {
  const rows: (readonly [string, string])[] = [
    ...(tagManagerId
      ? [
          [
            'Google タグ マネージャーと、それが動かす計測・広告のタグ（Google LLC）',
            '送る情報：ご覧になったページのアドレスと題名、日時、参照元、ブラウザーと端末の種類、IPアドレス、査定フォームの進み具合（入力された内容は送りません）\n目的：利用状況の把握と改善、広告の効果の測定',
          ] as const,
        ]
      : []),
    ...(mapsKey
      ? [
          [
            'Google マップ（Google LLC）',
            '送る情報：店舗ページの地図を表示したときの、IPアドレス、ブラウザーと端末の種類、店舗の所在地\n目的：地図の表示',
          ] as const,
        ]
      : []),
    [
      '記事の中の動画（YouTube、Vimeo）',
      '送る情報：動画のある記事を表示したときの、IPアドレス、ブラウザーと端末の種類\n目的：動画の表示',
    ],
  ];
  return {
    id: 'external-transmission',
    title: '7. 外部への送信とクッキー',
    parts: [
      '本サービスのページは、自らはクッキーを使いません。次の場合に、お使いのブラウザーから外部の事業者へ、情報が送られます。',
      { facts: rows },
      tagManagerId
        ? 'これらのタグが、クッキーを使うことがあります。ブラウザーの設定でクッキーを断っても、査定のお申し込みは変わらずご利用いただけます。'
        : '計測や広告のためのタグは、現在使っていません。',
    ],
  };
}

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
  COLLECTED,
  PURPOSES,
  personalInformation(settings),
  retentionChapter(settings),
  SAFETY,
  transmissionChapter(settings),
  RIGHTS,
  changesChapter(settings),
];
