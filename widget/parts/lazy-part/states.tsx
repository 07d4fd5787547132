import type { PartStates } from '../stage/part-states.ts';
import { LazyPart } from './lazy-part.tsx';

const forever = new Promise<never>(() => {});

function Pending(): never {
  throw forever;
}

function Broken(): never {
  throw new Error('a part that did not load');
}

export const states: PartStates = {
  loading: {
    show: () => (
      <LazyPart>
        <Pending />
      </LazyPart>
    ),
  },
  failed: {
    show: () => (
      <LazyPart>
        <Broken />
      </LazyPart>
    ),
    logs: true,
  },
};
