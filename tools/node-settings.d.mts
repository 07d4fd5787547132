export const START_FLAGS: readonly string[];

/** Flags of Node for the memory that the server may take. */
export const MEMORY_FLAGS: readonly string[];

export const FILE_CALLS: Readonly<Record<'UV_THREADPOOL_SIZE', string>>;
