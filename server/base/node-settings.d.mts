export const START_FLAGS: readonly string[];

/** Flags of Node for the memory that the server may take. */
export const MEMORY_FLAGS: readonly string[];

export const ENVIRONMENT: Readonly<
  Record<'UV_THREADPOOL_SIZE' | 'MALLOC_ARENA_MAX' | 'MALLOC_TRIM_THRESHOLD_', string>
>;
