/** Why something was not taken in. `older` and `expired` are about time, the rest about content. */
export type RefusalReason =
  | 'malformed'
  | 'signature'
  | 'older'
  | 'expired'
  | 'incomplete'
  | 'altered'
  | 'overwrite'
  | 'unknown'
  | 'busy'
  /** the store of the registry does not answer, or not as it should */
  | 'away'
  /** its sequence leaps further than changes do */
  | 'leap'
  /** nothing healthy could take its place */
  | 'irreplaceable'
  /** it takes what belongs to another remote */
  | 'foreign'
  /** it would harm others: styles, size */
  | 'gate'

/** A registry document, a release or an operation that was refused; the message is one sentence for a person. */
export class RegistryRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.name = 'RegistryRefusal'
    this.reason = reason
  }
}
