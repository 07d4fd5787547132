/** The line between the device and the network. */
export interface Connection {
  /** False if there certainly is none. A connection that is up may still lead nowhere. */
  isUp(): boolean;
  /** Calls the listener when the line is lost or back. @returns a function that stops this */
  onChange(listener: () => void): () => void;
  /** Waits before something is tried again. */
  pause(milliseconds: number): Promise<void>;
}

export const BROWSER_CONNECTION: Connection = {
  isUp: () => globalThis.navigator?.onLine ?? true,
  onChange(listener) {
    const stops = new AbortController();
    for (const event of ['online', 'offline']) addEventListener(event, listener, { signal: stops.signal });
    return () => stops.abort();
  },
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
