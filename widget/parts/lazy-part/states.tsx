import type { PartStates } from '../stage/part-states.ts';
import { LazyPart, loadLater } from './lazy-part.tsx';

const PENDING = loadLater(() => new Promise<never>(() => {}));
const BROKEN = loadLater(async () => {
  throw new Error('a part that did not load');
});

export const states: PartStates = {
  loading: {
    show: () => <LazyPart part={PENDING}>{(Part) => <Part />}</LazyPart>,
  },
  failed: {
    show: () => <LazyPart part={BROKEN}>{(Part) => <Part />}</LazyPart>,
    logs: true,
  },
};
