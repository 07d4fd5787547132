import type { LongFrame, TimedEvent } from './observe.ts';
import type { Handled } from './seller.ts';
import { largest, whole } from './statistics.ts';

/** Event Timing does not report shorter events. */
const SHORTEST_MS = 16;

/** The slowest event after a press or a key. */
export interface Slowest {
  label: string;
  ms: number;
  /** Undefined if no event was long enough to be reported. */
  event: TimedEvent | undefined;
  /** The long frame that the event waited for, if there was one. */
  frame: LongFrame | undefined;
  /** The longest of all frames that followed, even if no event waited for it. */
  longest: LongFrame | undefined;
}

export function slowestOf({ label, events, frames }: Handled): Slowest {
  const event = largest(events, ({ duration }) => duration);
  const waitedFor = frames.filter(
    ({ start, duration }) => event && start < event.start + event.duration && start + duration > event.start,
  );
  return {
    label,
    ms: event?.duration ?? SHORTEST_MS,
    event,
    frame: largest(waitedFor, ({ duration }) => duration),
    longest: largest(frames, ({ duration }) => duration),
  };
}

export function describeFrame(frame: LongFrame | undefined): string {
  if (!frame) return 'none above 50 ms';
  const { duration, layout, script } = frame;
  return `frame of ${whole(duration)} ms, style and layout ${whole(layout)} ms, longest script ${script || 'below 5 ms'}`;
}

/** Where the time of an interaction was spent, so that one can improve it. */
export function describeSlowest(slowest: Slowest | undefined): string {
  if (!slowest) return '';
  const { label, event, frame } = slowest;
  if (!event) return `${label}: below ${SHORTEST_MS} ms`;
  const { name, inputDelay, processing, presentation } = event;
  const parts = `input delay ${whole(inputDelay)}, processing ${whole(processing)}, presentation ${whole(presentation)} ms`;
  return `${label} (${name}): ${parts}${frame ? `; ${describeFrame(frame)}` : ''}`;
}
