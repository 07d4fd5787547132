import type { EventDetails, EventName } from '#contract/embed/element.ts';
import { countedPage } from '#contract/media/counted-page.ts';
import { FUNNEL_PATH, FUNNEL_STEPS, type FunnelStep, stopName } from '#contract/media/funnel.ts';
import { baseOf } from '../api/base.ts';
import { whenSeen } from '../visit/seen.ts';
import type { FormState } from './form-state.ts';
import { lastAnswered } from './journey.ts';

/** The events of the element by which further steps are noticed. */
const STEP_OF: Partial<Record<EventName, FunnelStep>> = {
  'appraisal-form:question': 'begun',
  'appraisal-form:contact': 'contact',
  'appraisal-form:complete': 'sent',
};

/** How far a form has come, and what the server knows of that. */
interface Place {
  isViewed: boolean;
  /** Numbers of steps. */
  reached: number;
  told: number;
  /** The question behind which the server believes the visitor to have stopped. */
  toldStop: string;
}

/** A form may be removed and put back. */
const placeOf = new WeakMap<FormState, Place>();

const numberOf = (step: FunnelStep) => FUNNEL_STEPS.indexOf(step) + 1;

/** Contact details with the goods of an earlier page: that page has told how the visitor came here. */
const knownAtFirst = ({ given, navigation }: FormState) =>
  given.isDraft && navigation.step === 'customer' ? numberOf('goods') : 0;

function begin(form: FormState): Place {
  const known = knownAtFirst(form);
  const place = { isViewed: false, reached: known, told: known, toldStop: '' };
  placeOf.set(form, place);
  return place;
}

/** The question that the visitor has answered last, unless all is sent. Contact details are about the first thing. */
function stopOf(form: FormState, { reached }: Place): string {
  const question = lastAnswered(form);
  if (!question || reached === FUNNEL_STEPS.length) return '';
  return stopName(question.category || (form.goods.items[0]?.category ?? ''), question.field);
}

/**
 * Follows how far a visitor comes: tells the page when the form was seen; and the server, when the page is left or hidden,
 * a number of steps and the question that was answered last. Nothing about the visitor is told, and nothing is stored in
 * the browser. Once, unless somebody comes back and goes on.
 * @returns stops it
 */
export function followFunnel(root: ShadowRoot, form: FormState): () => void {
  const { host } = root;
  const place = placeOf.get(form) ?? begin(form);
  const reach = (step: FunnelStep) => {
    place.reached = Math.max(place.reached, numberOf(step));
  };
  const view = () => {
    const { step } = form.navigation;
    // The page of the thanks has no question.
    if (step !== 'thanks') reach('seen');
    if (!place.isViewed) form.tell('appraisal-form:view', { step });
    place.isViewed = true;
  };
  // Somebody who answers has seen it.
  const go = (step: FunnelStep) => {
    view();
    reach(step);
  };
  // The first answer may have come before this code.
  if (lastAnswered(form)) go('begun');
  const onEvent = ({ type }: Event) => {
    const step = STEP_OF[type as EventName];
    if (step) go(step);
  };
  const onStep = ({ detail }: CustomEvent<EventDetails['appraisal-form:step']>) => {
    if (detail.step === 'customer') reach('goods');
  };
  const onLeave = () => {
    if (document.visibilityState !== 'hidden') return;
    const stop = stopOf(form, place);
    const { reached, told, toldStop } = place;
    if (reached === told && stop === toldStop) return;
    const { settings } = form.navigation;
    // A test is no visit.
    if (settings.mode === 'test') return;
    const { mediumUuid, theme, initialCategory, variant } = settings;
    const query = new URLSearchParams({
      medium: mediumUuid,
      page: countedPage(location),
      theme,
      category: initialCategory,
      variant,
      from: String(told),
      to: String(reached),
      stop,
      before: toldStop,
    });
    if (navigator.sendBeacon?.(`${baseOf(settings)}${FUNNEL_PATH}?${query}`)) {
      place.told = reached;
      place.toldStop = stop;
    }
  };
  const question = root.querySelector('[part=field]') ?? root.querySelector('[part=heading]') ?? host;
  const stopWaiting = whenSeen(question, view);
  const events = Object.keys(STEP_OF);
  for (const name of events) host.addEventListener(name, onEvent);
  host.addEventListener('appraisal-form:step', onStep as EventListener);
  document.addEventListener('visibilitychange', onLeave);
  return () => {
    stopWaiting();
    for (const name of events) host.removeEventListener(name, onEvent);
    host.removeEventListener('appraisal-form:step', onStep as EventListener);
    document.removeEventListener('visibilitychange', onLeave);
  };
}
