const most = 200

/** Ids, slugs, SKUs and codes seen in responses, by field name. Requests that use them get past "not found". */
export class KnownNames {
  readonly #byField = new Map<string, unknown[]>()

  /** Collects the names in a response. */
  learn(answer: unknown): void {
    const waiting: unknown[] = [answer]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== 'object' || next === null) continue
      for (const [name, value] of Object.entries(next)) {
        if (typeof value === 'object' && value !== null) waiting.push(value)
        else if (isName(value)) this.#note(keyOf(name), value)
      }
    }
  }

  pick(field: string, number: number): unknown {
    const key = keyOf(field)
    const values =
      this.#byField.get(key) ?? this.#byField.get(key.endsWith('slug') ? 'slug' : key.endsWith('id') ? 'id' : key)
    return values?.[number % values.length]
  }

  #note(key: string, value: unknown): void {
    const values = this.#byField.get(key) ?? []
    this.#byField.set(key, values)
    if (values.includes(value)) return
    values.unshift(value)
    if (values.length > most) values.pop()
  }
}

const keyOf = (field: string): string => field.toLowerCase().replaceAll(/[^a-z]/g, '')
const isName = (value: unknown): boolean =>
  (typeof value === 'string' && value.length > 0 && value.length < 120) || Number.isInteger(value)
