import { type ContactRelease, DISCLOSED, MOST_CHOSEN, WITH_GOODS } from '#contract/life/follow-up.ts';

const { goods, photos, contact } = DISCLOSED;

/**
 * Tells who learns what as soon as a request is sent, and what follows.
 * @param shops at most, with those that it is passed on to
 */
export const WORDS: Readonly<Record<ContactRelease, (shops: number) => string>> = {
  all: (shops) =>
    `送信すると、条件に合う買取店（代わりのお店を含めて${shops}社まで）に${goods}・${photos}・${contact}が伝わり、お店からお電話かメールで査定額のご連絡があります。`,
  chosen: (shops) =>
    `送信すると、条件に合う買取店（代わりのお店を含めて${shops}社まで）に${goods}・${photos}と${WITH_GOODS}が伝わり、査定額が届きます。${contact}は、そのあとに選んだお店（${MOST_CHOSEN}社まで）にだけ伝わります。`,
};
