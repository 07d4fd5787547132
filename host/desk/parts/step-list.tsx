import { FUNNEL, FUNNEL_STATES } from '#contract/media/funnel.ts';
import parts from './shared.module.css';

/** Each counted step of the form, with its meaning. */
export const StepList = () => (
  <dl className={parts.facts}>
    {FUNNEL_STATES.map((step) => (
      <div key={step}>
        <dt>{FUNNEL[step].label}</dt>
        <dd>{FUNNEL[step].counts}</dd>
      </div>
    ))}
  </dl>
);
