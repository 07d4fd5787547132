import type { EventDetails, EventName } from '#contract/embed/element.ts';

/** Sends an event of the element. Returns false if the page cancelled it. */
export type Emit = <Name extends EventName>(name: Name, detail: EventDetails[Name]) => boolean;
