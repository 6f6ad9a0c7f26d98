/**
 * The shop's response when something changed meanwhile, so that the buyer must confirm again. `code` says what changed.
 */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
