/**
 * The value of one cookie, or undefined. Reads no more of the header than necessary, because this runs for every page.
 */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  let start = 0
  while (start < header.length) {
    const end = header.indexOf(';', start)
    const stop = end === -1 ? header.length : end
    while (header[start] === ' ') start++
    if (header.startsWith(`${name}=`, start)) return header.slice(start + name.length + 1, stop).trim()
    start = stop + 1
  }
  return undefined
}

interface CookieOptions {
  /** seconds; 0 removes it, undefined keeps it until the browser is closed */
  readonly maxAge?: number
  readonly isSecure: boolean
}

/** A cookie for our own pages that scripts cannot read. */
export const httpOnlyCookie = (name: string, value: string, options: CookieOptions): string =>
  cookieFor(name, value, '; HttpOnly', options)

/** A cookie for our own pages that scripts read and write too. */
export const sharedCookie = (name: string, value: string, options: CookieOptions): string =>
  cookieFor(name, value, '', options)

function cookieFor(name: string, value: string, only: string, { maxAge, isSecure }: CookieOptions): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/${only}; SameSite=Lax${life}${isSecure ? '; Secure' : ''}`
}
