/** Flags of Node for the server and its commands, which then start sooner. */
export const START_FLAGS = ['--import', new URL('./quick-imports.ts', import.meta.url).href];

/**
 * How much memory the server's Node takes: so little that server and database together stay below 450 MB under load, on
 * the smallest machine that can be rented. With more, a busy server answers up to a third more pages a second:
 * NODE_OPTIONS=--max-old-space-size=1024 npm start
 */
export const MEMORY_FLAGS = ['--max-old-space-size=240', '--max-semi-space-size=4'];

/** The environment of the server's Node. */
export const ENVIRONMENT = {
  /**
   * How many calls of the file system the server makes at once. Each photo holds one of them until the disk has it; with
   * the four that Node has by default, a few uploads make all others wait.
   */
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16',
  /**
   * All threads take memory from one place. By default the allocator of Linux gives each thread its own, and none of
   * them gives back what it no longer needs (docs/decisions/0051-hot-answers.md).
   */
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  /**
   * Freed memory at the end of that place goes back at once. By default the allocator keeps twice as much as the largest
   * block that was ever freed, and takes large blocks from the same place.
   */
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? String(128 * 1024),
};
