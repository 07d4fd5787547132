import type { PartStates } from '../stage/part-states.ts';
import { Disclosure } from './disclosure.tsx';

const show = () => <Disclosure />;

export const states: PartStates = {
  'all shops': { show, api: { disclosure: async () => ({ contact_release: 'all', most_shops: 15 }) } },
  'chosen shops': { show, api: { disclosure: async () => ({ contact_release: 'chosen', most_shops: 15 }) } },
};
