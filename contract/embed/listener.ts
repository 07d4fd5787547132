import type { EventName } from './element.ts';

/** The prop of components for an event: `onComplete` for `appraisal-form:complete`. */
export function listenerOf(event: EventName): string {
  const name = event.slice(event.indexOf(':') + 1);
  return `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
