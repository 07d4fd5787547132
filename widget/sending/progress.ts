/**
 * The progress of a request:
 * - `photos`: it waits until its photos are smaller;
 * - `upload`: its bytes go out; `share` is from 0 to 1, and `secondsLeft` is undefined as long as it cannot be
 *   estimated;
 * - `answer`: all bytes are out;
 * - `pause`: the network failed, and it will be sent again after so many seconds.
 */
export type Sending = {
  /** Counted from 0. */
  readonly attempt: number;
} & (
  | { readonly stage: 'photos' | 'answer' }
  | { readonly stage: 'pause'; readonly seconds: number }
  | { readonly stage: 'upload'; readonly share: number; readonly secondsLeft: number | undefined }
);
