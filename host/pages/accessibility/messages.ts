import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { DocumentChapter, DocumentPart } from '../../blocks/document/document.tsx';
import { MEASURED } from './measured.ts';

/** How far people can use the site who cannot see, hear, press or read it as others do. */
export const ACCESSIBILITY = {
  title: 'アクセシビリティ',
  lead: 'どなたにもお使いいただくために、目標と、確かめたこと、まだできていないことをお伝えします。',
  description:
    'このサイトと査定フォームのウェブアクセシビリティについての説明です。JIS X 8341-3:2016のどの適合レベルを目標にしているか、どのような試験で確かめているか、まだできていないこと、お困りのときのご連絡先を掲載しています。',
  keywords: ['アクセシビリティ', 'JIS X 8341-3', 'ウェブアクセシビリティ方針'],
} as const;

/** The day on which it was last noted which screen readers were tried (docs/looks.md). */
export const NOTED = { label: '音声読み上げソフトについての記載を見直した日', day: '2026-11-29' } as const;

/** The ways to an operator, besides the contact form. */
function waysTo({ operator }: Pick<SiteSettings, 'operator'>): readonly DocumentPart[] {
  if (!operator) return [];
  const { phone, email } = operator;
  return [{ facts: [['電話番号', phone], ...(email ? [['メールアドレス', email] as const] : [])] }];
}

export const accessibilityChapters = (
  settings: Pick<SiteSettings, 'operator'>,
): readonly DocumentChapter[] => [
  {
    id: 'goal',
    title: '目標',
    parts: [
      '日本産業規格 JIS X 8341-3:2016 の適合レベルAAを目標に作っています。',
      '規格のすべての達成基準を人が一つずつ確かめた試験は、まだ行っていません。そのため「準拠」とは表明せず、規格に「配慮」して作り、下の項目を試験で確かめている段階です。',
      {
        facts: [
          ['対象', 'このサイトの公開ページと、査定フォーム'],
          ['対象外', '買取店や提携先のサイト、地図や動画など、ほかのサイトから表示しているもの'],
        ],
      },
    ],
  },
  {
    id: 'measured',
    title: '確かめていること',
    parts: [
      'プログラムを変えるときに、実際のブラウザー（Chromium）を使った自動の試験で確かめている項目です。',
      { facts: MEASURED.map(({ name, text }) => [name, text] as const) },
    ],
  },
  {
    id: 'limits',
    title: 'まだできていないこと',
    parts: [
      {
        items: [
          '音声読み上げソフト（スクリーンリーダー）では、まだ試していません。NVDA、PC-Talker、VoiceOver、TalkBackのどれでも、実際にどう読み上げられるかはわかっていません。',
          '障害のある方、ご高齢の方に使っていただく試験は、まだ行っていません。',
          '査定フォームのご利用には、JavaScriptが必要です。',
          'お客様が送る写真には、写っているものを説明する文がありません。',
          'コラムの記事に動画がある場合、字幕が付いているとは限りません。',
        ],
      },
    ],
  },
  {
    id: 'help',
    title: 'お困りのとき',
    parts: [
      '読めないところ、操作できないところがありましたら、お知らせください。そのとき開いていたページと、お使いの機器やソフトの名前を添えていただけると、早く確かめられます。3営業日以内にお返事します。',
      ...waysTo(settings),
      { links: [{ to: '/contact', label: 'お問い合わせ' }] },
    ],
  },
];
