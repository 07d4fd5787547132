import type { CategoryKey } from '#contract/goods/categories.ts';
import { emptyItem } from '../../goods/item.ts';
import { disclosureOf } from '../../state/disclosure-state.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import AbleShops from './able-shops.tsx';

/** @param shops by category; undefined: the server does not say it */
const shows = (shops: Partial<Record<CategoryKey, number>> | undefined, prefecture = ''): PartState => ({
  show: () => <AbleShops announced={prefecture !== ''} />,
  prepare: (form) => {
    const categories = Object.keys(shops ?? { watch: 0 }) as CategoryKey[];
    form.goods.replace(categories.map((category) => emptyItem(category, category)));
    disclosureOf(form).locate(prefecture);
  },
  api: {
    disclosure: async ({ categories }) => ({
      contact_release: 'chosen',
      most_shops: 15,
      ...(shops && {
        able: {
          shops: Math.max(...categories.map((category) => shops[category] ?? 0)),
          unbought: categories.filter((category) => !shops[category]),
          seek_days: 7,
        },
      }),
    }),
  },
});

export const states: PartStates = {
  'before the place is known': shows({ watch: 1200 }),
  'where shops buy': shows({ watch: 3 }, '東京都'),
  'where shops buy a part of the goods': shows({ watch: 3, alcohol: 0, music: 0 }, '東京都'),
  'where nobody buys': shows({ watch: 0 }, '和歌山県'),
  'nobody anywhere': shows({ watch: 0, music: 0 }),
  'not said by the server': shows(undefined),
};
