/** A build that must not be released; the message is one sentence for the person who tried. */
export class GateRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'GateRefusal'
  }
}
