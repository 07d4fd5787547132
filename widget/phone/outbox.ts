import { asCallError, type CallError } from '../api/call-error.ts';

/** How a photo stands: `waiting` also after a try that failed and is made again. */
export type PhotoState = 'looking' | 'waiting' | 'sending' | 'arrived' | 'refused';

/** A photo on its way to the form. */
export interface Outgoing {
  /** The server counts a photo that is sent twice with it once. */
  readonly id: string;
  readonly file: File;
  state: PhotoState;
  /** The sent share of it, 0 to 1. */
  share: number;
}

/** Seconds until the next try; the last one counts for all further tries. */
const WAITS_S = [1, 2, 4, 8, 15];

/** Refusals that another try does not change. */
const isFinal = ({ reason, status = 0 }: CallError) =>
  reason === 'http' && status >= 400 && status < 500 && ![408, 429].includes(status);

interface OutboxHooks {
  /** Sends a photo. @throws CallError */
  readonly send: (photo: Outgoing) => Promise<void>;
  /** Something about a photo has changed. */
  readonly onChange: (photo: Outgoing) => void;
  readonly onRefused: (photo: Outgoing, error: CallError) => void;
}

/** Sends photos one after the other, each until it has arrived or is refused. */
export class Outbox {
  readonly #hooks: OutboxHooks;
  readonly #queue: Outgoing[] = [];
  #isRunning = false;
  #fails = 0;
  #wake = () => {};

  constructor(hooks: OutboxHooks) {
    this.#hooks = hooks;
  }

  /** True if the last try failed for want of a connection. */
  get isStuck(): boolean {
    return this.#fails > 0;
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  add(photo: Outgoing): void {
    this.#queue.push(photo);
    this.#show(photo, 'waiting');
    if (this.#isRunning) this.hurry();
    else void this.#run();
  }

  /** Tries again now, because the connection may be back. */
  hurry(): void {
    this.#wake();
  }

  /** Nothing can be sent any more. */
  stop(): void {
    for (const photo of this.#queue.splice(0)) this.#show(photo, 'refused');
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let photo = this.#queue[0]; photo; photo = this.#queue[0]) {
      if (!(await this.#try(photo))) await this.#wait();
    }
    this.#isRunning = false;
  }

  /** @returns false if it is to be tried again */
  async #try(photo: Outgoing): Promise<boolean> {
    photo.share = 0;
    this.#show(photo, 'sending');
    try {
      await this.#hooks.send(photo);
      this.#fails = 0;
      this.#leave(photo, 'arrived');
      return true;
    } catch (cause) {
      const error = asCallError(cause);
      if (!this.#queue.includes(photo)) return true;
      if (!isFinal(error)) {
        this.#fails += 1;
        this.#show(photo, 'waiting');
        return false;
      }
      this.#fails = 0;
      this.#leave(photo, 'refused');
      this.#hooks.onRefused(photo, error);
      return true;
    }
  }

  async #wait(): Promise<void> {
    const seconds = WAITS_S[Math.min(this.#fails, WAITS_S.length) - 1] ?? 0;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = () => {};
  }

  #leave(photo: Outgoing, state: PhotoState): void {
    const index = this.#queue.indexOf(photo);
    if (index >= 0) this.#queue.splice(index, 1);
    this.#show(photo, state);
  }

  #show(photo: Outgoing, state: PhotoState): void {
    photo.state = state;
    this.#hooks.onChange(photo);
  }
}
