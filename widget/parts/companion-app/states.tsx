import type { PartStates } from '../stage/part-states.ts';
import { CompanionApp } from './companion-app.tsx';

export const states: PartStates = {
  whole: {
    show: () => (
      <div className="thanks">
        <CompanionApp />
      </div>
    ),
  },
};
