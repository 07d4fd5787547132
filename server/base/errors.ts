import {
  REFUSALS,
  type RefusalBody,
  type RefusalCode,
  type RefusalDetail,
} from '#contract/refusals/refusals.ts';

/**
 * The server cannot start. Tells the person who started it what is wrong and what to do about it. Any other error while
 * starting is a defect and shows its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** How to correct it, in one sentence or a few lines. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

/** The message of an error; anything can be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of an error of Node or PostgreSQL; '' for an error without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code ?? '') : '';

/**
 * A call that is refused, with a code of the contract, which also decides the status.
 * @param message Japanese, may be shown to sellers; by default the sentence of the contract
 * @param details the fields that are wrong (names as sent), and the reason for each
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly status: number;
  readonly details: readonly RefusalDetail[];
  /** After how many seconds the same call may succeed, if that is known. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: RefusalCode,
    message: string = REFUSALS[code].message,
    details: readonly RefusalDetail[] = [],
    retryAfterS: number | undefined = undefined,
  ) {
    super(message);
    this.code = code;
    this.status = REFUSALS[code].status;
    this.details = details;
    this.retryAfterS = retryAfterS ?? retryAfterOf(code);
  }
}

/** The store of photos could not carry out an operation. */
export class PhotoStoreError extends Error {
  override readonly name = 'PhotoStoreError';
  /** The code that refuses the call. */
  readonly refusal: 'unavailable' | 'storage_full';

  constructor(refusal: PhotoStoreError['refusal'], options: { cause: Error }) {
    super(`the photo store: ${options.cause.message}`, options);
    this.refusal = refusal;
  }
}

function retryAfterOf(code: RefusalCode): number | undefined {
  const row: object = REFUSALS[code];
  return 'retryAfterS' in row ? Number(row.retryAfterS) : undefined;
}

/** An answer names so many mistakes at most. */
export const MOST_DETAILS = 20;

/** The one shape in which calls are refused. */
export function refusalBody(
  { code, message, details }: { code: string; message: string; details: readonly RefusalDetail[] },
  requestId: string,
): RefusalBody {
  return { error: { code, message, details: details.slice(0, MOST_DETAILS), request_id: requestId } };
}
