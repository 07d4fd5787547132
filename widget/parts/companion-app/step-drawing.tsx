import type { AppStep } from './messages.ts';
import { STEP_DRAWINGS } from './step-drawings.ts';

/** A step of the app as a line drawing, with the important detail in gold. */
export function StepDrawing({ step }: { step: AppStep }) {
  const { tint, ink, gold } = STEP_DRAWINGS[step];
  return (
    <svg className="step-drawing" viewBox="0 0 120 84" aria-hidden="true">
      <path className="step-drawing__tint" d={tint} />
      <path className="step-drawing__ink" d={ink} />
      <path className="step-drawing__gold" d={gold} />
    </svg>
  );
}
