import type { FrameMessages, FramePart, GivenByPage, UsedScheme } from '#contract/embed/frame.ts';
import { pageStorage } from '../base/page-storage.ts';
import { ATTRIBUTION_KEY } from '../visit/attribution.ts';
import { dress } from './dress.ts';
import { heed, isMessage } from './frame-messages.ts';
import framedCss from './framed.css?inline';

/*
 * Runs in the page of the frame. If our script is in the page around it, that page scrolls: the frame sends its
 * height and the parts to bring into view, and keeps dialogs in the visible part. Otherwise, or in a page that leaves it
 * less height, the frame scrolls by itself.
 */

/** The height that a dialog needs; a shorter form grows while one is open. */
const DIALOG_HEIGHT = 640;

const form = document.body.firstElementChild as HTMLElement;

function tell<Type extends keyof FrameMessages>(type: Type, detail: FrameMessages[Type]): void {
  // Any page may show the form. None of these messages is secret.
  parent.postMessage({ type, detail }, '*');
}

/** The element that an event came from, inside the form. */
const sourceOf = (event: Event) => event.composedPath()[0] as Element;

const isInDialog = (element: Element) => element.closest('dialog') !== null;

const scrollInside = Element.prototype.scrollIntoView;

function show(element: Element, block: ScrollLogicalPosition, smooth: boolean): void {
  tellHeight();
  if (isLow) scrollInside.call(element, { block, behavior: 'instant' });
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  tell('appraisal-form:show', {
    top: top - Number.parseFloat(scrollMarginTop),
    bottom: bottom + Number.parseFloat(scrollMarginBottom),
    block,
    smooth,
  });
}

let height = 0;

/** The page gives the frame less height than it asks for, by a `max-height` for example. */
let isLow = false;

/** A page that gives the height does so within this time. */
const GIVEN_MS = 300;

function scrollWhereNeeded(): void {
  isLow = innerHeight < height - 1;
  document.documentElement.style.overflow = isLow ? 'auto' : 'hidden';
  if (!isLow) scrollTo(0, 0);
}

function tellHeight(): void {
  const isOpen = form.shadowRoot?.querySelector('dialog[open]') !== null;
  const newHeight = Math.ceil(Math.max(form.getBoundingClientRect().height, isOpen ? DIALOG_HEIGHT : 0));
  if (newHeight === height) return;
  height = newHeight;
  tell('appraisal-form:height', { height });
  setTimeout(scrollWhereNeeded, GIVEN_MS);
}

/** The button that opens a dialog may be near the edge of the visible part. */
function makeRoomForDialog(): void {
  tellHeight();
  tell('appraisal-form:show', {
    top: 0,
    bottom: isLow ? innerHeight : height,
    block: 'nearest',
    smooth: false,
  });
}

/** The parts of the form scroll themselves into view, which ends at the edge of the frame. */
function scrollOutside(): void {
  Element.prototype.scrollIntoView = function (how) {
    if (isInDialog(this)) return scrollInside.call(this, how);
    const { block = 'start', behavior } = typeof how === 'object' ? how : {};
    show(this, block, behavior === 'smooth');
  };
}

function followForm(): void {
  let root: ShadowRoot | undefined;
  let wasOpen = false;
  const dialogs = new MutationObserver(() => {
    const isOpen = root?.querySelector('dialog[open]') !== null;
    if (isOpen && !wasOpen) makeRoomForDialog();
    else tellHeight();
    wasOpen = isOpen;
  });
  // The form has its shadow root as soon as it has a height.
  new ResizeObserver(() => {
    tellHeight();
    if (!isLow) scrollTo(0, 0);
    if (root || !form.shadowRoot) return;
    root = form.shadowRoot;
    dress(root, framedCss);
    dialogs.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  }).observe(form);
  document.addEventListener('focusin', (event) => {
    const control = sourceOf(event);
    // A control that a press focuses must not move away from the finger.
    if (!isInDialog(control) && control.matches(':focus-visible'))
      show(control.closest('[data-field]') ?? control, 'nearest', false);
  });
}

/**
 * The form reads the ids of advertisements in the address of its page when it sends. Those of the page around are put there, as
 * they are where our script has made the frame.
 */
function arrive(query: string): void {
  const tracking = new URLSearchParams(query).get('tracking');
  if (tracking) form.setAttribute('tracking', tracking);
  // The ids that this page was opened with count as the first ones otherwise.
  pageStorage('sessionStorage')?.removeItem(ATTRIBUTION_KEY);
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}

/** The page around gives answers for its visitor. */
function takeGiven({ written, context, skips, set }: GivenByPage): void {
  if (context) form.setAttribute('context', context);
  if (skips) form.setAttribute('skip-filled', 'true');
  if (written) form.setAttribute('prefill-with', written);
  // The element may not be defined yet, and takes the property then.
  Reflect.set(form, 'prefill', set);
}

/**
 * The page around has other colours than before. The document has its scheme too: where those of frame and document
 * differ, browsers paint a ground behind it.
 */
function takeScheme(scheme: UsedScheme): void {
  document.documentElement.style.colorScheme = scheme;
  form.setAttribute('scheme', scheme);
}

let page: string | undefined;

function takeSight({ top, bottom }: FramePart): void {
  form.style.setProperty('--af-sight-top', `${top}px`);
  form.style.setProperty('--af-sight-bottom', `${bottom}px`);
}

function onSight(origin: string, sight: FramePart): void {
  if (page === undefined) {
    page = origin;
    scrollWhereNeeded();
    addEventListener('resize', scrollWhereNeeded);
    scrollOutside();
    followForm();
  }
  if (origin === page) takeSight(sight);
}

function listen(): void {
  tell('appraisal-form:framed', {});
}

if (parent !== window) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && isMessage(data))
      heed(data, {
        'appraisal-form:around': listen,
        'appraisal-form:arrival': ({ query }) => arrive(query),
        'appraisal-form:given': takeGiven,
        'appraisal-form:scheme': ({ scheme }) => takeScheme(scheme),
        'appraisal-form:sight': (sight) => onSight(origin, sight),
      });
  });
  listen();
}
