/** A refusal as the engine words it. */
export class Refusal extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }

  get body() {
    return { error: { type: this.type, reason: this.message, root_cause: [] }, status: this.status }
  }
}

export const parsing = (reason: string) => new Refusal(400, 'parsing_exception', reason)

/** The only key of an object, the form of most parts of a request. */
export function onlyKey<Value>(part: object, what: string): readonly [string, Value] {
  const entries = Object.entries(part)
  if (entries.length !== 1) throw parsing(`${what} needs exactly one key: ${JSON.stringify(part)}`)
  return entries[0] as [string, Value]
}

/** Refuses keys that this stand-in does not know, as an engine refuses unknown keys. */
export function onlyKnown(part: object, known: readonly string[], what: string): void {
  const unknown = Object.keys(part).find((key) => !known.includes(key))
  if (unknown) throw parsing(`unknown field [${unknown}] in ${what}`)
}
