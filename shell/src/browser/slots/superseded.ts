/** The operation was replaced by a newer one for the same slot: not an error, and not reported. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}
