import type { PicturePlan } from '../subjects/plan.ts';
import { ArtError } from './errors.ts';

/**
 * `watch` selects all pictures of the watch, `hero-watch` the hero and its crop for phones, `results` a whole
 * group.
 */
const names = (plan: PicturePlan, name: string) =>
  plan.name === name ||
  plan.group === name ||
  plan.render.name === name ||
  plan.name.split('-').includes(name);

/** The pictures that the words select. Without words, all pictures. */
export function chosenPlans(plans: readonly PicturePlan[], words: readonly string[]): PicturePlan[] {
  for (const word of words) {
    if (plans.some((plan) => names(plan, word))) continue;
    throw new ArtError(
      `There is no picture called ${word}.`,
      plans.map(({ name }) => name),
    );
  }
  if (words.length === 0) return [...plans];
  return plans.filter((plan) => words.some((word) => names(plan, word)));
}
