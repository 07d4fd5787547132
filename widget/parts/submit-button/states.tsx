import { MESSAGES } from '../items-step/messages.ts';
import type { PartStates } from '../stage/part-states.ts';
import { SubmitButton } from './submit-button.tsx';

export const states: PartStates = {
  plain: { show: () => <SubmitButton label={MESSAGES.next} /> },
  'with a badge': { show: () => <SubmitButton label={MESSAGES.start} badge={MESSAGES.free} /> },
  busy: { show: () => <SubmitButton label={MESSAGES.next} busy /> },
};
