import type { PartStates } from '../stage/part-states.ts';
import TestRibbon from './test-ribbon.tsx';

export const states: PartStates = { 'test mode': { show: () => <TestRibbon /> } };
