/** The messages between the playground and the page in its frame. */

/** From the playground to the frame. */
export type ToStage =
  | { kind: 'settings'; query: string }
  | { kind: 'fill' }
  /** Clears the form. */
  | { kind: 'restart' };

/** From the frame to the playground. */
export type FromStage =
  | { kind: 'event'; name: string; time: number; detail: unknown }
  | { kind: 'filled' }
  | { kind: 'not-filled'; reason: string };

/** Sends only to pages of the same origin. Messages from other origins are ignored too. */
export function sendTo(target: Window, message: ToStage | FromStage): void {
  target.postMessage(message, location.origin);
}

export function receive<Message extends ToStage | FromStage>(handle: (message: Message) => void): void {
  addEventListener('message', (event: MessageEvent) => {
    if (event.origin === location.origin && typeof event.data?.kind === 'string') handle(event.data);
  });
}
