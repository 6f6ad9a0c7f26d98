/** Why something was refused. `older` and `expired` are about time, the rest about content. */
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
  /** the store of the registry does not answer, or gives an error */
  | 'away'
  /** its sequence number jumps further than changes can */
  | 'leap'
  /** no good version could replace it */
  | 'irreplaceable'
  /** it takes what belongs to another remote */
  | 'foreign'
  /** it would affect others: styles, size */
  | 'gate'

/** The refusal of a registry document, a release or an operation; the message is one sentence for a person. */
export class RegistryRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.name = 'RegistryRefusal'
    this.reason = reason
  }
}
