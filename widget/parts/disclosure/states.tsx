import type { DisclosureAnswer } from '#contract/schemas/submission.ts';
import type { PartState, PartStates } from '../stage/part-states.ts';
import { Disclosure } from './disclosure.tsx';

const shows = (answer: DisclosureAnswer): PartState => ({
  show: () => <Disclosure />,
  api: { disclosure: async () => answer },
});
const rules = { contact_release: 'chosen', most_shops: 15 } as const;
const able = (shops: number) => ({ shops, unbought: [], seek_days: 7 });

export const states: PartStates = {
  'all shops': shows({ contact_release: 'all', most_shops: 15 }),
  'chosen shops': shows(rules),
  'few shops': shows({ ...rules, able: able(3) }),
  'many shops': shows({ ...rules, able: able(16) }),
  'no shop': shows({ ...rules, able: able(0) }),
};
