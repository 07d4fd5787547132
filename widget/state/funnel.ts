import type { EventName } from '#contract/embed/element.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import { FUNNEL_PATH, FUNNEL_STEPS, type FunnelStep } from '#contract/media/funnel.ts';
import { baseOf } from '../api/base.ts';
import type { FormState } from './form-state.ts';

/** The events of the element by which steps are noticed. The state of the form tells of the others. */
const STEP_OF: Partial<Record<EventName, FunnelStep>> = {
  'appraisal-form:question': 'begun',
  'appraisal-form:submit': 'contact',
  'appraisal-form:complete': 'sent',
};

/** How far each form has come, and how far the server knows. A form may be removed and put back. */
const placeOf = new WeakMap<FormState, { reached: number; told: number }>();

/**
 * Follows a form that somebody is interested in: it was in sight for a while, or was touched. Tells the server how far
 * a visitor came, when the page is left or hidden: a number of steps, nothing about the visitor, and nothing is stored
 * in the browser. Once, unless somebody comes back and goes on.
 * @returns stops it
 */
export function followFunnel(host: Element, form: FormState): () => void {
  const place = placeOf.get(form) ?? { reached: 0, told: 0 };
  placeOf.set(form, place);
  place.reached ||= 1;
  const reach = (step: FunnelStep) => {
    place.reached = Math.max(place.reached, FUNNEL_STEPS.indexOf(step) + 1);
  };
  // The first answer may have come before this code. An initial category is no answer of the visitor.
  if (form.percent > 0 && !form.navigation.settings.initialCategory) reach('begun');
  const onEvent = ({ type }: Event) => {
    const step = STEP_OF[type as EventName];
    if (step) reach(step);
  };
  const onLeave = () => {
    if (document.visibilityState !== 'hidden') return;
    if (form.navigation.step === 'customer') reach('goods');
    if (place.reached === place.told) return;
    const { settings } = form.navigation;
    const { mediumUuid, theme, initialCategory, variant } = settings;
    const query = new URLSearchParams({
      medium: mediumUuid,
      page: countedPage(location),
      theme,
      category: initialCategory,
      variant,
      from: String(place.told),
      to: String(place.reached),
    });
    if (navigator.sendBeacon?.(`${baseOf(settings)}${FUNNEL_PATH}?${query}`)) place.told = place.reached;
  };
  const events = Object.keys(STEP_OF);
  for (const name of events) host.addEventListener(name, onEvent);
  document.addEventListener('visibilitychange', onLeave);
  return () => {
    for (const name of events) host.removeEventListener(name, onEvent);
    document.removeEventListener('visibilitychange', onLeave);
  };
}
