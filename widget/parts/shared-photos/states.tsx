import type { FormState } from '../../state/form-state.ts';
import { sharedPhotosOf } from '../../state/shared-photos.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { answeredItem, photoFile, press } from '../stage/samples.tsx';
import SharedPhotos from './shared-photos.tsx';

async function twoGoods(form: FormState): Promise<void> {
  const { theme } = form.navigation.settings;
  const goods = [await answeredItem('watch', theme), await answeredItem('bag', theme)];
  form.goods.replace(goods.map((item) => ({ ...item, photos: [] })));
}

/** Several photos were chosen. */
const after = (count: number, more: Partial<PartState> = {}): PartState => ({
  show: () => <SharedPhotos />,
  prepare: async (form) => {
    await twoGoods(form);
    const names = [1, 2, 3, 4, 5].slice(0, count).map((number) => `${number}.png`);
    sharedPhotosOf(form).take(await Promise.all(names.map((name) => photoFile(name))));
  },
  ...more,
});

export const states: PartStates = {
  'two goods': after(0),
  'shared out': after(4),
  waiting: after(5),
  'the photos are given': after(5, { act: press('.shared__news .link') }),
};
