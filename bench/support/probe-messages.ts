/** The messages between the bench and the probe inside the server. */

/** Bytes, as `process.memoryUsage` counts them. */
export type MemoryUse = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'external' | 'arrayBuffers'>;

export type ProbeCommand = 'memory:start' | 'memory:stop' | 'memory:collect';

export type ProbeMessage =
  | { listening: string }
  /** The memory use at the largest RSS between start and stop. */
  | { memory: MemoryUse }
  | { collected: true };
