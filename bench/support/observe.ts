/** An interaction's event, in ms since the page began (Event Timing). */
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
  /** The share of style and layout, forced ones in scripts not counted. */
  layout: number;
  /** The longest of its scripts. */
  script: string;
}

/** What happened on a page since it began. */
export interface Observed {
  /** Layout shifts that no press explains: how much moved, and what. */
  shifts: { value: number; start: number; what: string }[];
  events: TimedEvent[];
  frames: LongFrame[];
  /** The frame after the document was parsed: from then on a native control reacts. */
  parsedFrame: number | undefined;
}

declare global {
  interface Window {
    bench: Observed;
  }
}

/** Runs in the page, ahead of everything else. Stands alone: it is handed over as text. */
export function observe(): void {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    interactionId: number;
    processingStart: number;
    processingEnd: number;
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
  watch({ type: 'long-animation-frame' }, ({ startTime: start, duration, styleAndLayoutStart, scripts }) => {
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    bench.frames.push({
      start,
      duration,
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
