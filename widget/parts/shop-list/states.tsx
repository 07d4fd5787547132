import type { PartStates } from '../stage/part-states.ts';
import { RESULT } from '../stage/samples.tsx';
import { ShopList } from './shop-list.tsx';

const shown = (shops: typeof RESULT.shops) => ({
  show: () => (
    <div className="thanks">
      <ShopList shops={shops} />
    </div>
  ),
});

export const states: PartStates = {
  'two shops': shown(RESULT.shops),
  'no shop': shown([]),
};
