import { EVENTS } from '#contract/embed/element.ts';
import { TEASER_EVENTS, type TeaserKind } from '#contract/embed/teaser.ts';
import type { AppraisalForm } from './element.ts';
import { MESSAGES } from './messages.ts';
import { routeSteps } from './routing.ts';
import { buildSample } from './samples/build.ts';
import {
  type DemoSettings,
  readDemoSettings,
  SETTING_NAMES,
  SETTINGS,
  teaserOf,
  toApiBase,
  toAttributes,
} from './settings.ts';
import { type FromStage, receive, sendTo, type ToStage } from './wire.ts';

const place = document.querySelector('#place') as HTMLElement;
const teaserScript = document.querySelector('#teaser') as HTMLTemplateElement;

/** Attributes that an element reads only once. A new value needs a new element. */
const READ_ONCE = ['initial-category', 'initial-selection', 'way'] as const;

/** The element that asks for the teaser, and keeps its end. */
let marker: (HTMLElement & { endTeaser?: () => void }) | undefined;

let settings = readDemoSettings(location.search);
let form = createForm();

function tell(message: FromStage): void {
  if (window.parent !== window) sendTo(window.parent, message);
}

/** In any place: a frame and a dialog pass the form's events on to the page. */
for (const name of [...EVENTS, ...TEASER_EVENTS]) {
  document.addEventListener(name, (event) => {
    tell({ kind: 'event', name, time: Date.now(), detail: (event as CustomEvent).detail });
  });
}

/** Changes nothing if the value is already set, so that the element only sees real changes. */
function setAttribute(element: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function applySettings(element: AppraisalForm, next: DemoSettings): void {
  const attributes = new Map(toAttributes(next));
  const names = SETTING_NAMES.filter((name) => SETTINGS[name].attribute);
  for (const name of names) setAttribute(element, name, attributes.get(name));
  setAttribute(element, 'api-base', toApiBase(next));
}

/** The page around the form has its colours; one that the form follows has those that the visitor prefers. */
function colourPage({ scheme }: DemoSettings): void {
  document.documentElement.style.colorScheme = scheme === 'auto' ? 'light dark' : scheme;
}

function createForm(): AppraisalForm {
  const element = document.createElement('appraisal-form') as AppraisalForm;
  applySettings(element, settings);
  colourPage(settings);
  if (settings.way === 'frame') element.setAttribute('embed', 'frame');
  routeSteps(element);
  show(element);
  return element;
}

function isInDialog(): boolean {
  return settings.way === 'middle' || settings.way === 'side' || teaserOf(settings) !== undefined;
}

/** Shows the form, or what opens it. */
function show(element: Element): void {
  endTeaser();
  const teaser = teaserOf(settings);
  place.replaceChildren(isInDialog() ? (teaser ? markerOf(element, teaser) : openerOf(element)) : element);
  if (teaser) loadTeaser();
}

function endTeaser(): void {
  marker?.endTeaser?.();
  marker = undefined;
}

/** The marker of a teaser that comes soon, and again after it was closed. */
function markerOf(element: Element, teaser: TeaserKind): HTMLElement {
  marker = document.createElement('span');
  marker.hidden = true;
  marker.setAttribute('data-appears', teaser);
  marker.setAttribute('data-appears-after', '1');
  for (const { name, value } of element.attributes) marker.setAttribute(`data-appraisal-form-${name}`, value);
  marker.setAttribute('data-appraisal-form-storage', 'none');
  return marker;
}

/**
 * The script looks for such elements whenever it runs. The policy of the page lets no code name a script: a copy runs.
 */
function loadTeaser(): void {
  document.head.append(teaserScript.content.cloneNode(true));
}

/** A button that opens a dialog with such a form, as the snippet has it. */
function openerOf(element: Element): HTMLElement {
  const opener = document.createElement('a');
  opener.href = '/form';
  opener.className = 'opener';
  opener.textContent = MESSAGES.open;
  opener.setAttribute('data-appraisal-form-open', settings.way);
  for (const { name, value } of element.attributes) opener.setAttribute(`data-appraisal-form-${name}`, value);
  return opener;
}

function changeSettings(query: string): void {
  const next = readDemoSettings(query);
  const startsOver = READ_ONCE.some((name) => next[name] !== settings[name]);
  settings = next;
  if (startsOver) {
    form.reset?.();
    form = createForm();
  } else {
    applySettings(form, next);
    colourPage(next);
    if (isInDialog()) show(form);
  }
}

async function fill(): Promise<void> {
  try {
    await customElements.whenDefined('appraisal-form');
    if (!form.fill || !form.isConnected || form.hasAttribute('embed'))
      throw new Error('The element has no method fill.');
    await form.fill(await buildSample(settings['initial-category'] || 'watch', settings.theme));
    tell({ kind: 'filled' });
  } catch (error) {
    tell({ kind: 'not-filled', reason: String(error) });
  }
}

receive<ToStage>((message) => {
  if (message.kind === 'settings') changeSettings(message.query);
  if (message.kind === 'restart') form.reset?.();
  if (message.kind === 'fill') void fill();
});
