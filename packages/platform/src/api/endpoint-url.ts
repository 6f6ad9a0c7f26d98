/**
 * '/marketing-event/:slug' with { slug: 'diwali' } → '/marketing-event/diwali'; a missing parameter is a programming
 * error.
 */
export function urlOf(pattern: string, params: Readonly<Record<string, unknown>> = {}): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${pattern} needs '${name}'`)
    return encodeURIComponent(String(value))
  })
}

/** A query in the API's format: lists repeat their name, undefined values are left out. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) params.append(name, String(one))
  }
  return params.toString()
}
