import type { AppraisalForm } from '../element.ts';
import { routeSteps } from '../routing.ts';

const form = document.querySelector('appraisal-form') as AppraisalForm;
const step = new URLSearchParams(location.search).get('step');
if (step) form.setAttribute('step', step);
routeSteps(form);
