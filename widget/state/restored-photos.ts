import { batch, effect, untracked } from '@preact/signals-core';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { isReadable } from '../photos/readable.ts';
import type { DraftKeeper } from '../storage/draft-keeper.ts';
import type { FormState } from './form-state.ts';
import type { RefusedAnswer } from './goods-state.ts';

/** The stored files of an item: those that are back, and the names of those that the device does not give any more. */
interface Returned {
  readonly files: readonly File[];
  readonly gone: readonly string[];
}

async function returned(stored: readonly File[] = []): Promise<Returned> {
  const isThere = await Promise.all(stored.map(isReadable));
  return {
    files: stored.filter((_, index) => isThere[index]),
    gone: stored.filter((_, index) => !isThere[index]).map(({ name }) => name),
  };
}

/**
 * Puts the photos of a draft back. There may have been no room for some, and drafts of earlier releases have references
 * to files, which may be gone. The question about photos then says so, until its photos change or the seller goes on
 * without them. A seller is led there at 次へ, or at once from the contact details: the request would be sent without them
 * in silence. A page that is only opened does not move.
 */
export async function putBackPhotos(
  { goods, navigation }: Pick<FormState, 'goods' | 'navigation'>,
  keeper: Pick<DraftKeeper, 'missingOf' | 'miss'>,
  stored: ReadonlyMap<string, readonly File[]>,
): Promise<void> {
  const photos = new Map<string, Returned>();
  for (const { id } of goods.items) photos.set(id, await returned(stored.get(id)));
  const { current } = goods;
  const refusals: RefusedAnswer[] = [];
  batch(() => {
    for (const item of goods.items) {
      const { id } = item;
      const { files = [], gone = [] } = (item.photos.length === 0 && photos.get(id)) || {};
      const missing = Math.max(keeper.missingOf(item) - files.length, gone.length);
      if (files.length > 0) goods.addPhotos(id, files);
      const now = goods.items.find((one) => one.id === id) ?? item;
      keeper.miss(now, missing);
      if (missing === 0) continue;
      const message =
        missing > gone.length ? PHOTO_MESSAGES.missing(missing) : PHOTO_MESSAGES.gone(gone.join('、'));
      const stands: RefusedAnswer['stands'] = (one) => one.photos === now.photos;
      refusals.push({ item: id, field: 'photos', message, stands });
    }
    // The seller has answered nothing yet.
    goods.stayAt(current);
  });
  const [first] = refusals;
  if (!first) return;
  goods.refuse(refusals, '');
  const isThere = navigation.step !== 'customer';
  if (!isThere) navigation.go('items', { at: 'field', ...first });
  leadOnce({ goods, navigation }, keeper, refusals, !isThere);
}

/**
 * Leads a seller who presses 次へ to the photos that are missing, once. A seller who then goes on gives them up.
 * @param isTold whether the seller has been led there already
 */
function leadOnce(
  { goods, navigation }: Pick<FormState, 'goods' | 'navigation'>,
  keeper: Pick<DraftKeeper, 'miss'>,
  refusals: readonly RefusedAnswer[],
  isTold: boolean,
): void {
  const { leadsBack } = goods;
  let leads = !isTold;
  goods.leadsBack = () => {
    if (leadsBack()) return true;
    const place = refusals.find(({ item, stands }) =>
      goods.items.some((one) => one.id === item && stands(one)),
    );
    const isLed = leads && place !== undefined;
    leads = false;
    if (isLed) navigation.focusOn({ at: 'field', ...place });
    return isLed;
  };
  let isSeen = false;
  effect(() => {
    const isThere = navigation.step === 'items';
    const items = untracked(() => goods.items);
    if (isSeen && !isThere) for (const item of items) keeper.miss(item, 0);
    isSeen ||= isThere;
  });
}
