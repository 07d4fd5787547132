import { batch, signal } from '@preact/signals-core';
import { CALL_MESSAGES } from '#contract/messages.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import { buildPayload, type SubmissionInput } from './payload.ts';
import { uuid } from './uuid.ts';

/** Why a request did not go out, for the seller. */
export interface SubmissionFailure {
  message: string;
  /** The HTTP status, where there was an answer. */
  status?: number;
  /** What the server said is wrong, thing by thing. */
  details?: readonly string[];
}

export interface SubmissionCalls {
  submit(form: FormData, key: string, onUpload: (share: number) => void): Promise<SubmissionResult>;
  /** What the seller reads of an error of `submit`. */
  messageOf(error: unknown): SubmissionFailure;
  publicIp(): Promise<string>;
}

type Input = Omit<SubmissionInput, 'ip'>;

/** Sends requests one at a time and remembers what was tried, so that a second try counts once. */
export class Submitter {
  readonly sending = signal(false);
  /** The share (0 to 1) of bytes sent. */
  readonly uploaded = signal(0);
  readonly failure = signal<SubmissionFailure>({ message: '' });

  readonly #calls: SubmissionCalls;
  #ip: Promise<string> | undefined;
  #tried: { input: Input; form: FormData; key: string } | undefined;

  constructor(calls: SubmissionCalls) {
    this.#calls = calls;
  }

  clear(): void {
    this.failure.value = { message: '' };
  }

  /** Asked ahead, while the seller types, so that sending does not wait for it. */
  lookUpIp(): void {
    this.#ip ??= this.#calls.publicIp();
  }

  /** @returns the result, or nothing after a failure, which `failure` then tells. */
  async send(input: Input): Promise<SubmissionResult | undefined> {
    if (this.sending.value) return undefined;
    batch(() => {
      this.clear();
      this.uploaded.value = 0;
      this.sending.value = true;
    });
    try {
      const { form, key } = await this.#prepare(input);
      const result = await this.#calls.submit(form, key, (share) => {
        this.uploaded.value = share;
      });
      this.#tried = undefined;
      return result;
    } catch (error) {
      console.error('[appraisal-form] the request was not sent', error);
      this.failure.value = this.#explain(error);
      return undefined;
    } finally {
      this.sending.value = false;
    }
  }

  /** The same content goes out under the same key; changed content is another request. */
  async #prepare(input: Input): Promise<{ form: FormData; key: string }> {
    const tried = this.#tried;
    if (tried && tried.input.items === input.items && tried.input.customer === input.customer) return tried;
    // What is wrong with the input is told before anything is waited for.
    buildPayload({ ...input, ip: '' });
    this.lookUpIp();
    const form = buildPayload({ ...input, ip: (await this.#ip) ?? '' });
    this.#tried = { input, form, key: uuid() };
    return this.#tried;
  }

  #explain(error: unknown): SubmissionFailure {
    try {
      return this.#calls.messageOf(error);
    } catch {
      return { message: CALL_MESSAGES.unexpected };
    }
  }
}
