import type * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';

/**
 * The type of an answer that our server may write: the value that clients have after reading it. Where a client turns a
 * number into a text, as it does with ids, the server may write either.
 */
export type WrittenAnswer<Row extends Call> = Written<z.input<Row['answer']>, z.output<Row['answer']>>;

type Written<Sent, Read> = Read extends readonly (infer Entry)[]
  ? Written<Sent extends readonly (infer SentEntry)[] ? SentEntry : never, Entry>[]
  : Read extends object
    ? { [Key in keyof Read]: Written<Key extends keyof Sent ? Sent[Key] : never, Read[Key]> }
    : Read extends string
      ? number extends Sent
        ? Read | number
        : Read
      : Read;
