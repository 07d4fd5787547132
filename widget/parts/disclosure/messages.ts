import { words } from '#contract/language/words.ts';
import { type ContactRelease, DISCLOSED, MOST_CHOSEN, WITH_GOODS } from '#contract/life/follow-up.ts';
import type { DisclosureAnswer } from '#contract/schemas/submission.ts';

const { goods, photos, contact } = DISCLOSED;

/** The shops that learn of a request: at most so many, with later ones, and those that there are now. */
function readers({ most_shops: most, able }: DisclosureAnswer): string {
  if (able?.shops === 0)
    return `送信すると、${able.seek_days}日のあいだ買取店をお探しします。見つかったお店（${most}社まで）`;
  return able && able.shops <= most
    ? `送信すると、条件に合う買取店（いまは${able.shops}社、お店が増えても${most}社まで）`
    : `送信すると、条件に合う買取店（代わりのお店を含めて${most}社まで）`;
}

/** Tells who learns what as soon as a request is sent, and what follows. */
export const WORDS = words('disclosure', {
  all: (answer) =>
    `${readers(answer)}に${goods}・${photos}・${contact}が伝わり、お店からお電話かメールで査定額のご連絡があります。`,
  chosen: (answer) =>
    `${readers(answer)}に${goods}・${photos}と${WITH_GOODS}が伝わり、査定額が届きます。${contact}は、そのあとに選んだお店（${MOST_CHOSEN}社まで）にだけ伝わります。`,
} satisfies Record<ContactRelease, (answer: DisclosureAnswer) => string>);
