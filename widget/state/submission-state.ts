import { batch, signal } from '@preact/signals-core';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import { asCallError, type CallError } from '../api/call-error.ts';
import { buildPayload, precheck, type SubmissionInput } from './payload.ts';
import { uuid } from './uuid.ts';

type Input = Omit<SubmissionInput, 'ip'>;

/** Sends requests, one at a time. It remembers failed ones, so that a repeated request counts once. */
export class SubmissionState {
  readonly #sending = signal(false);
  readonly #uploaded = signal(0);
  readonly #failure = signal<CallError | undefined>(undefined);
  readonly #result = signal<SubmissionResult | undefined>(undefined);
  readonly #api: Pick<Api, 'submit' | 'publicIp'>;
  #ip: Promise<string> | undefined;
  #tried: { input: Input; form: FormData; key: string } | undefined;

  constructor(api: Pick<Api, 'submit' | 'publicIp'>) {
    this.#api = api;
  }

  get sending(): boolean {
    return this.#sending.value;
  }

  /** The share (0 to 1) of bytes sent. */
  get uploaded(): number {
    return this.#uploaded.value;
  }

  /** Why the last try failed. */
  get failure(): CallError | undefined {
    return this.#failure.value;
  }

  /** The result of the last request, which the thank-you step shows. */
  get result(): SubmissionResult | undefined {
    return this.#result.value;
  }

  setResult(result: SubmissionResult | undefined): void {
    this.#result.value = result;
  }

  clearFailure(): void {
    this.#failure.value = undefined;
  }

  /** Looked up while the seller types, so that sending does not wait. Requests are also sent without the address. */
  lookUpIp(): void {
    this.#ip ??= this.#api.publicIp().catch(() => '');
  }

  /** @returns the result, or undefined after a failure, which is then in `failure` */
  async send(input: Input): Promise<SubmissionResult | undefined> {
    if (this.sending) return undefined;
    batch(() => {
      this.clearFailure();
      this.#uploaded.value = 0;
      this.#sending.value = true;
    });
    try {
      const { form, key } = await this.#prepare(input);
      const result = await this.#api.submit(form, key, (share) => {
        this.#uploaded.value = share;
      });
      this.#tried = undefined;
      return result;
    } catch (error) {
      console.error('[appraisal-form] the request was not sent', error);
      this.#failure.value = asCallError(error);
      return undefined;
    } finally {
      this.#sending.value = false;
    }
  }

  /** The same content is sent with the same key. Changed content is a new request with a new key. */
  async #prepare(input: Input): Promise<{ form: FormData; key: string }> {
    const tried = this.#tried;
    if (tried && tried.input.items === input.items && tried.input.customer === input.customer) return tried;
    // Something missing is reported before the form waits for anything.
    precheck(input);
    this.lookUpIp();
    const form = buildPayload({ ...input, ip: (await this.#ip) ?? '' });
    this.#tried = { input, form, key: uuid() };
    return this.#tried;
  }
}
