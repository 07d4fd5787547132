import { type ContactRelease, DISCLOSED, MOST_CHOSEN, WITH_GOODS } from '#contract/life/follow-up.ts';
import { PURPOSE_NAMES } from '#contract/site/purposes.ts';
import type { DisclosureSettings } from '#contract/site/site-settings.ts';
import { contactAnswer, UNTIL_SENDING } from '../../blocks/before-sending/messages.ts';

/** A moment, and what becomes known then. */
export interface Learning {
  when: string;
  what: string;
}

const { goods, photos, contact } = DISCLOSED;

const AFTER_SENDING: Readonly<
  Record<ContactRelease, (settings: DisclosureSettings, now: string) => readonly Learning[]>
> = {
  all: (settings, now) => [
    {
      when: '送信すると',
      what: `${goods}・${photos}は、ご紹介した買取店に伝わります。${contactAnswer(settings, now)}`,
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
   * @param now how many shops a request goes to now (`nowWords`)
   */
  learnings: (settings: DisclosureSettings, now = ''): readonly Learning[] => [
    { when: UNTIL_SENDING.question, what: UNTIL_SENDING.answer },
    ...AFTER_SENDING[settings.release](settings, now),
    {
      when: '公開されるもの',
      what: 'お申し込みの時刻と都道府県、品物の種類（カタログのブランド名を含みます）だけが、トップページの「最近の査定依頼」に載ることがあります。',
    },
    { when: '使いみち', what: `${PURPOSE_NAMES}のためだけに使います。` },
    {
      when: 'そのあとも',
      what: 'どのお店に何が伝わったかを、ご依頼のページで確かめられます。取り下げると、それより後は新しく伝わりません。',
    },
  ],
  security: '情報の安全管理',
} as const;
