/**
 * The progress of a request:
 * - `photos`: it waits until its photos are smaller;
 * - `upload`: its bytes go out; `share` is from 0 to 1, and `secondsLeft` is undefined as long as it cannot be
 *   estimated;
 * - `answer`: all bytes are out;
 * - `pause`: the network failed, and it will be sent again.
 */
export type Sending = {
  /** Counted from 0. */
  readonly attempt: number;
} & (
  | { readonly stage: 'photos' | 'answer' | 'pause' }
  | { readonly stage: 'upload'; readonly share: number; readonly secondsLeft: number | undefined }
);
