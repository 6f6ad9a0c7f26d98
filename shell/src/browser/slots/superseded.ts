/** Something newer is wanted in the same place: nobody's fault, nothing to report. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}
