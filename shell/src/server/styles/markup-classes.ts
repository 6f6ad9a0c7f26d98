const before = ' class="'

/** The names in the class attributes of markup. */
export function classesIn(markup: readonly string[]): Set<string> {
  const attributes = new Set<string>()
  for (const html of markup) {
    for (let at = html.indexOf(before); at !== -1; ) {
      const start = at + before.length
      const end = html.indexOf('"', start)
      attributes.add(html.slice(start, end))
      at = html.indexOf(before, end)
    }
  }
  return new Set([...attributes].flatMap((names) => names.split(' ')))
}
