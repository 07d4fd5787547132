import { type ContactRelease, DISCLOSED, MOST_CHOSEN, WITH_GOODS } from '#contract/life/follow-up.ts';
import type { DisclosureSettings } from '#contract/site/site-settings.ts';
import { contactAnswer } from '../../blocks/before-sending/messages.ts';

/** The pages around the form (document 1, section 2; document 2 has the form's own words). */
export const APPRAISAL = {
  form: {
    title: '一括査定依頼フォーム',
    description:
      '時計・バッグ・宝石・カメラ・お酒・骨董品・金・貴金属・楽器の無料一括査定フォームです。{companies.invite|写真と品物の情報を送るだけで、審査を通過した最大10社の買取店から査定が届きます。}',
    keywords: ['一括査定 フォーム', '無料査定', '買取 一括査定', 'ネット査定'],
  },
  customer: {
    title: 'お客様情報の入力',
    description:
      '無料一括査定のお客様情報の入力ページです。ご入力いただいた情報は、プライバシーポリシーに定めた目的のためだけに使用します。',
    keywords: ['一括査定 申し込み', 'お客様情報', '無料査定'],
  },
  thanks: {
    title: 'お申し込み完了',
  },
} as const;

/** A moment, and what becomes known then. */
export interface Learning {
  when: string;
  what: string;
}

const { goods, photos, contact } = DISCLOSED;

const AFTER_SENDING: Readonly<
  Record<ContactRelease, (settings: DisclosureSettings, able: number | undefined) => readonly Learning[]>
> = {
  all: (settings, able) => [
    {
      when: '送信すると',
      what: `${goods}・${photos}は、ご紹介した買取店に伝わります。${contactAnswer(settings, able)}`,
    },
  ],
  chosen: ({ mostShops }) => [
    {
      when: '送信すると',
      what: `${goods}・${photos}と${WITH_GOODS}だけが、条件に合う買取店（代わりのお店を含めて${mostShops}社まで）に伝わります。`,
    },
    {
      when: '査定額が届いてから',
      what: `${contact}は、お選びになったお店（${MOST_CHOSEN}社まで）にだけ伝わります。`,
    },
  ],
};

/** Beside the form: who learns what, and when. */
export const BESIDE_FORM = {
  title: '誰に、何が、いつ伝わるか',
  /**
   * In the order of time, by the settings of the server.
   * @param able how many shops can get a request now, where that is known
   */
  learnings: (settings: DisclosureSettings, able?: number): readonly Learning[] => [
    {
      when: '送信するまで',
      what: `${contact}、${photos}は、お使いのブラウザーの中だけにあります。選ばれた品物や郵便番号、入力の進み具合は、途中でも送ります。「続きをメールで受け取る」を使われたときだけ、品物の回答と写真を暗号化してお預かりします。`,
    },
    ...AFTER_SENDING[settings.release](settings, able),
    {
      when: 'そのあとも',
      what: 'どのお店に何が伝わったかを、ご依頼のページで確かめられます。取り下げると、それより後は新しく伝わりません。',
    },
  ],
  security: '情報の安全管理',
} as const;
