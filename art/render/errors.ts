/** An error that the user of the script can fix. Printed without a stack trace. */
export class ArtError extends Error {
  override name = 'ArtError';
  readonly remedies: readonly string[];

  /**
   * @param what the problem, as a sentence
   * @param remedies the next steps, one line each
   */
  constructor(what: string, remedies: readonly string[] = [], options?: ErrorOptions) {
    super(what, options);
    this.remedies = remedies;
  }
}
