import { FORM_STEPS } from '#contract/embed/element.ts';
import { themeOf } from '#contract/embed/themes.ts';
import { useFormState, useTheme } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

/** Three steps with a bar that fills as questions are answered (document 2, section 2, "Progress bar"). */
export function ProgressBar() {
  const theme = useTheme();
  return themeOf(theme).progress === 'halves' ? <TwoSteps /> : <ThreeSteps />;
}

function Step({
  index,
  label,
  current,
  done,
}: {
  index: number;
  label: string;
  current: boolean;
  done: boolean;
}) {
  const state = done ? ' progress__step--done' : current ? ' progress__step--current' : '';
  return (
    <li className={`progress__step${state}`} aria-current={current ? 'step' : undefined}>
      <span className="progress__number" aria-hidden="true">
        {index + 1}
      </span>
      <span className="progress__label">{label}</span>
    </li>
  );
}

function ThreeSteps() {
  const percent = useFormState((form) => form.percent);
  const now = FORM_STEPS.indexOf(useFormState((form) => form.navigation.step));
  return (
    <div className="progress" part="progress">
      <p className="progress__caption">{MESSAGES.caption}</p>
      <ol className="progress__steps">
        {MESSAGES.steps.map((label, index) => (
          <Step key={label} index={index} label={label} current={index === now} done={index < now} />
        ))}
      </ol>
      <progress className="progress__bar" max={100} value={percent} aria-label={MESSAGES.label}>
        {MESSAGES.percent(percent)}
      </progress>
    </div>
  );
}

/** The bar of landing pages: it stays in view, and has a half for each of the first two steps. */
function TwoSteps() {
  const now = FORM_STEPS.indexOf(useFormState((form) => form.navigation.step));
  const shares = [useFormState((form) => form.goods.share), useFormState((form) => form.customerShare)];
  return (
    <div className="progress progress--two" part="progress">
      <ol className="progress__steps">
        {MESSAGES.steps.slice(0, 2).map((label, index) => (
          <li
            key={label}
            className={`progress__half${index === now ? ' progress__half--current' : ''}`}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="progress__label">
              <span className="progress__number" aria-hidden="true">
                {index + 1}
              </span>
              {label}
            </span>
            <progress
              className="progress__bar"
              max={100}
              value={Math.round((index < now ? 1 : (shares[index] ?? 0)) * 100)}
              aria-label={`${label}：${MESSAGES.label}`}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
