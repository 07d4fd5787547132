import { FUNNEL, FUNNEL_STATES, TEASER_FUNNEL, TEASER_STEPS } from '#contract/media/funnel.ts';
import parts from './shared.module.css';

const ROWS = {
  form: FUNNEL_STATES.map((step) => FUNNEL[step]),
  teaser: TEASER_STEPS.map((step) => TEASER_FUNNEL[step]),
};

/** Each counted step of the form, or of a teaser, with its meaning. */
export const StepList = ({ of = 'form' }: { of?: keyof typeof ROWS }) => (
  <dl className={parts.facts}>
    {ROWS[of].map(({ label, counts }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{counts}</dd>
      </div>
    ))}
  </dl>
);
