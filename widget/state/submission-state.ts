import { batch, signal } from '@preact/signals-core';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import { asCallError, CallError } from '../api/call-error.ts';
import type { Item } from '../goods/item.ts';
import type { Connection } from '../sending/connection.ts';
import type { Sending } from '../sending/progress.ts';
import type { Input, Sender } from '../sending/sender.ts';

/** Sends requests, one at a time. The sending code is loaded when it is needed. */
export class SubmissionState {
  readonly #sending = signal<Sending | undefined>(undefined);
  readonly #line = signal<'lost' | 'back' | undefined>(undefined);
  readonly #failure = signal<CallError | undefined>(undefined);
  readonly #result = signal<SubmissionResult | undefined>(undefined);
  readonly #create: () => Promise<Sender>;
  readonly #loadThanks: () => Promise<unknown>;
  #sender: Promise<Sender> | undefined;
  #stopLine = () => {};

  /**
   * @param loadThanks loads the step after a stored request
   * @param connection of the device; by default the browser's
   */
  constructor(
    api: Pick<Api, 'submit' | 'publicIp'>,
    loadThanks: () => Promise<unknown>,
    connection?: Connection,
  ) {
    this.#loadThanks = loadThanks;
    this.#create = () => import('../sending/sender.ts').then(({ Sender }) => new Sender(api, connection));
  }

  /** The progress of the request that is being sent; undefined if there is none. */
  get sending(): Sending | undefined {
    return this.#sending.value;
  }

  /** Whether a request waits for the connection: it is lost, or back and the seller is asked. */
  get line(): 'lost' | 'back' | undefined {
    return this.#line.value;
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

  /** Forgets a failure, and a request that waits for the line. */
  clearFailure(): void {
    this.#stopLine();
    this.#failure.value = undefined;
    this.#line.value = undefined;
  }

  /** Sends a request that pauses now, or gives it up. */
  endPause(goesOn: boolean): void {
    void this.#sender?.then((sender) => sender.endPause(goesOn));
  }

  /** Loads the code and the IP address that sending needs. */
  prepare(): void {
    this.#loadAll().then(
      (sender) => sender.lookUpIp(),
      () => {},
    );
  }

  /** Makes the photos of these items smaller in the background. */
  makeSmaller(items: readonly Item[]): void {
    const photos = items.flatMap((item) => item.photos);
    if (photos.length === 0 && !this.#sender) return;
    this.#load().then(
      (sender) => sender.follow(photos),
      () => {},
    );
  }

  /**
   * @param onStart called when the first byte is about to go out
   * @returns the result, or undefined after a failure, which is then in `failure`, or without a line
   */
  async send(input: Input, onStart: () => void = () => {}): Promise<SubmissionResult | undefined> {
    if (this.sending) return undefined;
    batch(() => {
      this.clearFailure();
      this.#sending.value = { stage: 'photos', attempt: 0 };
    });
    try {
      const sender = await this.#loadAll();
      let hasStarted = false;
      const result = await sender.send(input, (sending) => {
        if (!hasStarted && sending.stage === 'upload') onStart();
        hasStarted ||= sending.stage === 'upload';
        this.#sending.value = sending;
      });
      if (!result) this.#waitForLine(sender);
      return result;
    } catch (error) {
      console.error('[appraisal-form] the request was not sent', error);
      this.#failure.value = asCallError(error);
      return undefined;
    } finally {
      this.#sending.value = undefined;
    }
  }

  #waitForLine(sender: Sender): void {
    this.#line.value = 'lost';
    this.#stopLine = sender.followLine((isUp) => {
      this.#line.value = isUp ? 'back' : 'lost';
    });
  }

  /** Also loads the next step: a stored request must not end in a screen that cannot be loaded. */
  async #loadAll(): Promise<Sender> {
    const [sender] = await Promise.all([
      this.#load(),
      this.#loadThanks().catch((cause: unknown) => {
        throw new CallError('network', 'the thank-you step could not be loaded', { cause });
      }),
    ]);
    return sender;
  }

  /** Loads the sending code. If that fails, the next call tries again. */
  #load(): Promise<Sender> {
    this.#sender ??= this.#create().catch((cause: unknown) => {
      this.#sender = undefined;
      throw new CallError('network', 'what sends requests could not be loaded', { cause });
    });
    return this.#sender;
  }
}
