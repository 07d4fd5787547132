import type { ReactNode } from 'react';

/** The top of a step. The title gets the focus when the seller comes to the step. */
export function StepHeading({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <>
      <h2 className="step__title" part="heading" tabIndex={-1} data-step-heading="">
        {title}
      </h2>
      <p className="step__lead">{lead}</p>
    </>
  );
}
