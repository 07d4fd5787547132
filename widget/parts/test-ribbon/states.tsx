import type { PartStates } from '../stage/part-states.ts';
import { Ribbon } from './test-ribbon.tsx';

export const states: PartStates = {
  'by the tag': { show: () => <Ribbon /> },
  'by a key': { show: () => <Ribbon onEnd={() => {}} /> },
};
