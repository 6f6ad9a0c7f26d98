/** Writes one cookie for the whole site; secure wherever the page itself is. */
export type WriteCookie = (name: string, value: string, expiresAt: number) => void

/** Reads one cookie that scripts may see. */
export type ReadCookie = (name: string) => string | undefined

/** The document's cookies, read anew each time: other tabs and the server write them too. */
export const readDocumentCookies =
  (page: Document): ReadCookie =>
  (name) =>
    page.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)

/** The document's cookies. Where cookies are blocked nothing happens. */
export function documentCookies(page: Document, isSecure: boolean): WriteCookie {
  return (name, value, expiresAt) => {
    const parts = [
      `${name}=${encodeURIComponent(value)}`,
      'path=/',
      `expires=${new Date(expiresAt).toUTCString()}`,
      'samesite=lax',
      ...(isSecure ? ['secure'] : []),
    ]
    page.cookie = parts.join('; ')
  }
}

/** For the server and for tests: cookies go nowhere. */
export const noCookies: WriteCookie = () => {}
