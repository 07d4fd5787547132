/**
 * A start that cannot go on, told to the person who started the server: what is wrong and what to do about it.
 * Everything else that goes wrong while starting is a defect and shows its stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** What to do about it, one sentence or a few lines. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.remedy = remedy;
  }
}

/** One thing that is wrong with a call: where (a field's name as sent, a file's name) and what. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/**
 * A call that is refused. Becomes `{ "error": { code, message, details? } }` with this status.
 * `code` is for programs and stays the same; `message` is Japanese and may be shown to sellers.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly details: readonly ErrorDetail[] | undefined;

  constructor(status: number, code: string, message: string, details?: readonly ErrorDetail[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }

  toJSON() {
    return {
      error: { code: this.code, message: this.message, ...(this.details && { details: this.details }) },
    };
  }
}
