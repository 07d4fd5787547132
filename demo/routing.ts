import type { AppraisalForm } from './element.ts';

const stepOfAddress = () => new URLSearchParams(location.search).get('step') ?? 'items';

function addressOf(step: string): string {
  const url = new URL(location.href);
  url.searchParams.set('step', step);
  return url.href;
}

/**
 * The least that a page with a router of its own does for `navigation="host"`: it takes over the step changes, puts
 * each step into the history and sets the attribute `step`, on Back and Forward too.
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
