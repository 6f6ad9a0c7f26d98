import { matchRoute } from './match-route.ts'

/** The names in the file `not-built-yet`: one a line, `#` starts a comment. */
export function namesIn(text: string): ReadonlySet<string> {
  const lines = text.split('\n').map((line) => line.trim())
  return new Set(lines.filter((line) => line && !line.startsWith('#')))
}

/**
 * Tells of an address of ours whether its screen is there yet, so that nobody is sent to a 404 on purpose; addresses
 * of other sites always are. `notBuiltYet` holds route names.
 */
export function builtOnly(notBuiltYet: ReadonlySet<string>): (url: string) => boolean {
  return (url) => {
    if (!url.startsWith('/')) return true
    // To a browser this is another site, which looks like a page of ours.
    if (url.startsWith('//')) return false
    const match = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
    return match !== undefined && !notBuiltYet.has(match.route.name)
  }
}
