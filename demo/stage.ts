import { EVENTS } from '#contract/element.ts';
import type { AppraisalForm } from './element.ts';
import { routeSteps } from './routing.ts';
import { buildSample } from './samples/build.ts';
import { readSettings, SETTING_NAMES, SETTINGS, type Settings, toApiBase, toAttributes } from './settings.ts';
import { type FromStage, listen, send, type ToStage } from './wire.ts';

const place = document.querySelector('#place') as HTMLElement;

/** Attributes that an element reads only once. A new value needs a new element. */
const READ_ONCE = ['initial-category', 'initial-selection'] as const;

let settings = readSettings(location.search);
let form = createForm();

function tell(message: FromStage): void {
  if (window.parent !== window) send(window.parent, message);
}

/** Changes nothing if the value is already set, so that the element only sees real changes. */
function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function applySettings(element: AppraisalForm, next: Settings): void {
  const wanted = new Map(toAttributes(next));
  const names = SETTING_NAMES.filter((name) => SETTINGS[name].attribute);
  for (const name of names) setAttribute(element, name, wanted.get(name));
  setAttribute(element, 'api-base', toApiBase(next));
}

function createForm(): AppraisalForm {
  const element = document.createElement('appraisal-form') as AppraisalForm;
  for (const name of EVENTS) {
    element.addEventListener(name, (event) => {
      tell({ kind: 'event', name, time: Date.now(), detail: (event as CustomEvent).detail });
    });
  }
  applySettings(element, settings);
  routeSteps(element);
  place.replaceChildren(element);
  return element;
}

function changeSettings(query: string): void {
  const next = readSettings(query);
  const startsOver = READ_ONCE.some((name) => next[name] !== settings[name]);
  settings = next;
  if (startsOver) {
    form.reset?.();
    form = createForm();
  } else {
    applySettings(form, next);
  }
}

async function fill(): Promise<void> {
  try {
    await customElements.whenDefined('appraisal-form');
    if (!form.fill) throw new Error('The element has no method fill.');
    await form.fill(await buildSample(settings['initial-category'] || 'watch', settings.theme));
    tell({ kind: 'filled' });
  } catch (error) {
    tell({ kind: 'not-filled', reason: String(error) });
  }
}

listen<ToStage>((message) => {
  if (message.kind === 'settings') changeSettings(message.query);
  if (message.kind === 'restart') form.reset?.();
  if (message.kind === 'fill') void fill();
});
