import type { AppStep } from '../thanks-step/messages.ts';
import { DRAWINGS } from './step-drawings.ts';

/** A step of the app as a line drawing: ink for the thing, gold for what matters in it. */
export function StepDrawing({ step }: { step: AppStep }) {
  const { tint, ink, gold } = DRAWINGS[step];
  return (
    <svg className="thanks-drawing" viewBox="0 0 120 84" aria-hidden="true">
      <path className="thanks-drawing__tint" d={tint} />
      <path className="thanks-drawing__ink" d={ink} />
      <path className="thanks-drawing__gold" d={gold} />
    </svg>
  );
}
