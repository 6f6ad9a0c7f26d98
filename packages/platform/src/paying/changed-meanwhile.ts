/** What the shop answered instead: something moved, so the buyer is asked again. `code` says what. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
