/** Something that whoever renders can mend; printed without a stack trace. */
export class ArtError extends Error {
  override name = 'ArtError';
  readonly remedies: readonly string[];

  /**
   * @param what went wrong, as a sentence
   * @param remedies what to do about it, one line each
   */
  constructor(what: string, remedies: readonly string[] = [], options?: ErrorOptions) {
    super(what, options);
    this.remedies = remedies;
  }
}
