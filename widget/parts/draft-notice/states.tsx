import type { PartStates } from '../stage/part-states.ts';
import { complete } from '../stage/samples.tsx';
import DraftNotice from './draft-notice.tsx';

export const states: PartStates = { 'a draft came back': { show: () => <DraftNotice />, prepare: complete } };
