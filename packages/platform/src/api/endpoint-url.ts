/** '/marketing-event/:slug' with { slug: 'diwali' } → '/marketing-event/diwali'; a missing parameter is a fault of ours. */
export function urlOf(pattern: string, params: Readonly<Record<string, unknown>> = {}): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${pattern} needs '${name}'`)
    return encodeURIComponent(String(value))
  })
}
