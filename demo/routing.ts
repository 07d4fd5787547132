import type { AppraisalForm } from './element.ts';

const stepOfAddress = () => new URLSearchParams(location.search).get('step') ?? 'items';

function addressOf(step: string): string {
  const url = new URL(location.href);
  url.searchParams.set('step', step);
  return url.href;
}

/**
 * The minimum that a page with its own router does for `navigation="host"`: it handles the step changes, adds each
 * step to the history and sets the attribute `step`, also on Back and Forward.
 */
export function routeSteps(form: AppraisalForm): void {
  const routes = () => form.isConnected && form.getAttribute('navigation') === 'host';
  form.addEventListener('appraisal-form:step', (event) => {
    if (!routes()) return;
    event.preventDefault();
    const { step } = (event as CustomEvent<{ step: string }>).detail;
    if (step !== stepOfAddress()) history.pushState(null, '', addressOf(step));
    form.setAttribute('step', step);
  });
  addEventListener('popstate', () => {
    if (routes()) form.setAttribute('step', stepOfAddress());
  });
}
