/** The messages between the bench and the probe inside the server. */

/** Bytes, as `process.memoryUsage` counts them. */
export type MemoryUse = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'external' | 'arrayBuffers'>;

export type ProbeCommand = 'memory:start' | 'memory:stop' | 'memory:collect' | 'loop:start' | 'loop:stop';

export type ProbeMessage =
  | { listening: string }
  /** The memory use at the largest RSS between start and stop. */
  | { memory: MemoryUse }
  | { collected: true }
  /** The longest time in which the process did nothing else, between start and stop. */
  | { stretchMs: number };
