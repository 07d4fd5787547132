import { TAG } from '#contract/embed/tag.ts';
import { TAGS_QUEUE, type TagSettings, taggedEvent } from '#contract/embed/tags.ts';
import { made } from './made.ts';

/*
 * The script that the template for Google Tag Manager brings (contract/embed/tags.ts). It puts the form into the page,
 * and passes events on to the data layer as long as the template allows it. It is a classic script without exports.
 */

interface TaggedPage {
  dataLayer?: object[];
  [TAGS_QUEUE]?: TagSettings[];
}

const page = window as TaggedPage;

/** The events that were asked for, and whether they still are. */
const wishes = new Map<string, boolean>();

function hear(name: string): void {
  document.addEventListener(`appraisal-form:${name}`, (event) => {
    if (!wishes.get(name)) return;
    page.dataLayer ??= [];
    page.dataLayer.push({ event: taggedEvent(name), appraisal_form: (event as CustomEvent).detail });
  });
}

/** A page that routes shows the place once more, and its tag manager tells of it again. */
function putForm(place: string, { attributes = [] }: TagSettings): void {
  const element = document.querySelector(place);
  if (element?.querySelector(TAG)) return;
  if (element) element.append(made(TAG as 'div', Object.fromEntries(attributes)));
  // The place may stand below the script.
  else if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => putForm(place, { attributes }));
  else console.warn(`[${TAG}] the page has no ${place}`);
}

function take(settings: TagSettings): void {
  const { events, place } = settings;
  if (events) {
    for (const name of wishes.keys()) wishes.set(name, false);
    for (const name of events) {
      if (!wishes.has(name)) hear(name);
      wishes.set(name, true);
    }
  }
  if (place) putForm(place, settings);
}

function start(): void {
  page[TAGS_QUEUE] ??= [];
  const queue = page[TAGS_QUEUE];
  // The script may come again: the queue has its own way to take settings then.
  if (Object.hasOwn(queue, 'push')) return;
  queue.forEach(take);
  queue.push = (...more) => {
    more.forEach(take);
    return 0;
  };
}

start();
