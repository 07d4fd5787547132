import { MESSAGES } from '../items-step/messages.ts';
import type { PartStates } from '../stage/part-states.ts';

const KINDS = ['button--primary', 'button--secondary', 'button--small', 'button--add', 'button--reveal'];

const all = (disabled: boolean) => () => (
  <div className="step">
    {KINDS.map((kind) => (
      <button key={kind} type="button" className={`button ${kind}`} disabled={disabled}>
        {MESSAGES.next}
      </button>
    ))}
    <button type="button" className="link link--button" disabled={disabled}>
      {MESSAGES.top}
    </button>
  </div>
);

export const states: PartStates = {
  'at rest': { show: all(false) },
  disabled: { show: all(true) },
};
