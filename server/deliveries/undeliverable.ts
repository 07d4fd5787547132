/** Why something was not delivered, in words that name no person: the database and the log keep them. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
  readonly code: string;
  /** Trying again would not help: a person has to do something first. */
  readonly isFinal: boolean;
  /** The recipient does not want another try before. */
  readonly notBefore: Date | undefined;

  constructor(
    code: string,
    {
      isFinal = false,
      notBefore,
      cause,
    }: { isFinal?: boolean; notBefore?: Date | undefined; cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.code = code;
    this.isFinal = isFinal;
    this.notBefore = notBefore;
  }
}

/** The code for an endpoint of a partner that is no longer called. */
export const ENDPOINT_STOPPED = 'endpoint_stopped';

/** The code for a recipient without an address. */
export const NO_ADDRESS = 'no_address';
