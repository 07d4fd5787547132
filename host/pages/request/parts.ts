import { CASES_ID } from '../../blocks/cases/asked-cases.tsx';

/** The parts of the page to which its list of parts leads, in their order, and by which links find them. */
export const PARTS = {
  quotes: { id: 'quotes' },
  decision: { id: 'decision' },
  questions: { id: 'questions' },
  visits: { id: 'visits' },
  shops: { id: 'shops' },
  outcomes: { id: 'outcomes' },
  goods: { id: 'goods' },
  release: { id: 'release' },
  preference: { id: 'preference' },
  cases: { id: CASES_ID },
  endings: { id: 'endings' },
} as const;
export type PartName = keyof typeof PARTS;
