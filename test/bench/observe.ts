/** The event of an interaction (Event Timing), in ms since the start of the page. */
export interface TimedEvent {
  name: string;
  start: number;
  /** From the press to the next frame that shows its effect, in steps of 8 ms. */
  duration: number;
  inputDelay: number;
  processing: number;
  presentation: number;
}

/** A frame that took longer than 50 ms (Long Animation Frames). */
export interface LongFrame {
  start: number;
  duration: number;
  /** The part during which the page could not have answered in 50 ms. */
  blocking: number;
  /** The time for style and layout, except layout that scripts force. */
  layout: number;
  /** Its longest script. */
  script: string;
}

/** The events on a page since its start. */
export interface Observed {
  /** Layout shifts that were not caused by a press: how much moved, and which elements. */
  shifts: { value: number; start: number; what: string }[];
  events: TimedEvent[];
  frames: LongFrame[];
  /** The frame after the document was parsed. From then on a native control reacts. */
  parsedFrame: number | undefined;
}

declare global {
  interface Window {
    bench: Observed;
  }
}

/**
 * Runs in the page before everything else. It is passed to the page as text, so it cannot use anything from
 * outside.
 */
export function observe(): void {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    interactionId: number;
    processingStart: number;
    processingEnd: number;
    blockingDuration: number;
    styleAndLayoutStart: number;
    scripts: { invoker: string; sourceURL: string; sourceFunctionName: string; duration: number }[];
  };
  const bench: Observed = { shifts: [], events: [], frames: [], parsedFrame: undefined };
  window.bench = bench;
  const watch = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    keep: (entry: Entry) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) keep(entry as Entry);
    }).observe({ ...options, buffered: true });

  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className}` : '(gone)';
  };
  watch({ type: 'layout-shift' }, ({ value, hadRecentInput, startTime, sources }) => {
    const moves = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} y ${previousRect.y}→${currentRect.y}`,
    );
    if (!hadRecentInput) bench.shifts.push({ value, start: startTime, what: moves.join(', ') });
  });
  watch({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (!entry.interactionId) return;
    const { name, startTime: start, duration, processingStart, processingEnd } = entry;
    bench.events.push({
      name,
      start,
      duration,
      inputDelay: processingStart - start,
      processing: processingEnd - processingStart,
      presentation: Math.max(0, start + duration - processingEnd),
    });
  });
  watch({ type: 'long-animation-frame' }, (frame) => {
    const { startTime: start, duration, blockingDuration: blocking, styleAndLayoutStart, scripts } = frame;
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    bench.frames.push({
      start,
      duration,
      blocking,
      layout: styleAndLayoutStart ? start + duration - styleAndLayoutStart : 0,
      script: longest
        ? `${longest.invoker} ${longest.sourceFunctionName} ${Math.round(longest.duration)} ms`
        : '',
    });
  });
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => {
      bench.parsedFrame = performance.now();
    });
  });
}
