import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import type { SubmissionResult } from '#contract/schemas/submission.ts';
import type { Api } from '../api/api.ts';
import { CallError } from '../api/call-error.ts';
import { uuid } from '../base/uuid.ts';
import { PHONE_PLAN } from '../customer/phone-numbers.ts';
import type { Photo } from '../goods/photos.ts';
import { named } from '../photos/named.ts';
import { isReadable } from '../photos/readable.ts';
import { shrink } from '../photos/shrink.ts';
import { SmallerPhotos } from '../photos/smaller-photos.ts';
import { BROWSER_CONNECTION, type Connection } from './connection.ts';
import { Pace } from './pace.ts';
import { buildPayload, precheck, type SubmissionInput } from './payload.ts';
import type { Sending } from './progress.ts';

/** The form's data of a request. */
export type Input = Omit<SubmissionInput, 'ip' | 'fileOf'>;

/**
 * A request is sent again so often, after these pauses, if the network does not take it. A line that has just failed
 * needs some seconds; each try also counts for the browser, which repeats some by itself.
 */
const PAUSES_MS = [2_000, 8_000, 20_000];

/**
 * How long a request waits for photos that are still being made smaller, and for the groups of its phone number. Then
 * they are sent as they are.
 */
const PATIENCE_MS = 5_000;

interface Prepared {
  readonly input: Input;
  /** The file that is sent for each photo. */
  readonly files: ReadonlyMap<Photo, File>;
  readonly form: FormData;
  readonly key: string;
}

/** @throws CallError that names each photo whose file is gone */
async function checkPhotos({ items }: Input, files: Prepared['files']): Promise<void> {
  const places = items.flatMap(({ photos }, item) =>
    photos.map((photo, number) => ({ photo, field: SUBMISSION_NAMES.itemImageAt(item, number) })),
  );
  const details: RefusalDetail[] = [];
  for (const { photo, field } of places)
    if (!(await isReadable(files.get(photo) ?? photo.file)))
      details.push({ field, message: PHOTO_MESSAGES.gone(photo.file.name) });
  if (details.length > 0) throw new CallError('input', 'a photo is gone', { code: 'photo_gone', details });
}

/** Sends requests. It loads when the seller comes to sending, or has chosen the first photo. */
export class Sender {
  readonly #api: Pick<Api, 'submit' | 'publicIp'>;
  readonly #connection: Connection;
  readonly #photos = new SmallerPhotos(shrink);
  #ip: Promise<string> | undefined;
  /** The request that failed last, so that it counts once if it is sent again. */
  #tried: Prepared | undefined;
  /** Ends the pause before the next try. */
  #endPause = (_goesOn: boolean) => {};

  constructor(api: Pick<Api, 'submit' | 'publicIp'>, connection = BROWSER_CONNECTION) {
    this.#api = api;
    this.#connection = connection;
  }

  /** Makes these photos smaller in the background. */
  follow(photos: readonly Photo[]): void {
    this.#photos.follow(photos);
  }

  /** Looked up while the seller types, so that sending does not wait. Requests are also sent without the address. */
  lookUpIp(): void {
    this.#ip ??= this.#api.publicIp().catch(() => '');
  }

  /** @returns a function that stops this */
  followLine(tell: (isUp: boolean) => void): () => void {
    return this.#connection.onChange(() => tell(this.#connection.isUp()));
  }

  /**
   * @param tell is called with the progress of the request
   * @returns undefined if there is no connection; the same request can be sent when it is back
   * @throws CallError
   */
  async send(input: Input, tell: (sending: Sending) => void): Promise<SubmissionResult | undefined> {
    const { form, key, files } = await this.#prepare(input, tell);
    await checkPhotos(input, files);
    for (let attempt = 0; this.#connection.isUp(); attempt += 1) {
      try {
        const result = await this.#api.submit(form, key, this.#watch(attempt, tell));
        this.#tried = undefined;
        return result;
      } catch (error) {
        const pause = PAUSES_MS[attempt];
        const again = error instanceof CallError && error.reason === 'network';
        // For a browser a photo whose file is gone is a network that fails.
        if (again) await checkPhotos(input, files);
        if (!again || (pause === undefined && this.#connection.isUp())) throw error;
        const goesOn = await this.#pause(pause ?? 0, (seconds) =>
          tell({ stage: 'pause', attempt: attempt + 1, seconds }),
        );
        if (!goesOn) throw error;
      }
    }
    return undefined;
  }

  /** Ends the pause before the next try. @param goesOn whether there is one */
  endPause(goesOn: boolean): void {
    this.#endPause(goesOn);
  }

  /** Waits, or shorter if the seller wants so or the line is lost. @returns whether the request is sent again */
  async #pause(milliseconds: number, tell: (seconds: number) => void): Promise<boolean> {
    if (!this.#connection.isUp()) return true;
    tell(milliseconds / 1_000);
    const pauseEnd = new Promise<boolean>((resolve) => {
      this.#endPause = resolve;
    });
    const stopFollowing = this.followLine(() => this.#endPause(true));
    try {
      return await Promise.race([pauseEnd, this.#connection.pause(milliseconds).then(() => true)]);
    } finally {
      stopFollowing();
    }
  }

  #watch(attempt: number, tell: (sending: Sending) => void): (share: number) => void {
    const pace = new Pace();
    tell({ stage: 'upload', attempt, share: 0, secondsLeft: undefined });
    return (share) => {
      const secondsLeft = pace.secondsLeft(share, performance.now());
      tell(share < 1 ? { stage: 'upload', attempt, share, secondsLeft } : { stage: 'answer', attempt });
    };
  }

  /** The same content is sent with the same key. Changed content is a new request with a new key. */
  async #prepare(input: Input, tell: (sending: Sending) => void): Promise<Prepared> {
    const lastTry = this.#tried;
    const isSame = (['items', 'customer', 'quotesFirst'] as const).every(
      (name) => lastTry?.input[name] === input[name],
    );
    if (lastTry && isSame) return lastTry;
    // Something missing is reported before the form waits for anything.
    precheck(input);
    tell({ stage: 'photos', attempt: 0 });
    this.lookUpIp();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([Promise.allSettled([this.#photos.finish(), PHONE_PLAN.load()]), patience]);
    const files = new Map<Photo, File>();
    for (const photo of input.items.flatMap(({ photos }) => photos))
      files.set(photo, await named(this.#photos.fileOf(photo)));
    const form = buildPayload({
      ...input,
      ip: (await this.#ip) ?? '',
      fileOf: (photo) => files.get(photo) ?? photo.file,
    });
    this.#tried = { input, files, form, key: uuid() };
    return this.#tried;
  }
}
