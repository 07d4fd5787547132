import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { Disclosure } from './disclosure.tsx';

const told = (answer: DisclosureAnswer): PartState => ({
  show: () => <Disclosure />,
  api: { disclosure: async () => answer },
});
const chosen = { contact_release: 'chosen', most_shops: 15 } as const;
const able = (shops: number) => ({ shops, unbought: [], seek_days: 7 });

export const states: PartStates = {
  'all shops': told({ contact_release: 'all', most_shops: 15 }),
  'chosen shops': told(chosen),
  'few shops': told({ ...chosen, able: able(3) }),
  'many shops': told({ ...chosen, able: able(16) }),
  'no shop': told({ ...chosen, able: able(0) }),
};
