import type { PartStates } from '../stage/part-states.ts';
import { SAMPLE_RESULT } from '../stage/samples.tsx';
import { ShopList } from './shop-list.tsx';

const listOf = (shops: typeof SAMPLE_RESULT.shops) => ({
  show: () => (
    <div className="thanks">
      <ShopList shops={shops} />
    </div>
  ),
});

export const states: PartStates = {
  'two shops': listOf(SAMPLE_RESULT.shops),
  'no shop': listOf([]),
};
