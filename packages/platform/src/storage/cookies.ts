/** Writes one cookie for the whole site; secure if the page itself is. */
export type WriteCookie = (name: string, value: string, expiresAt: number) => void

/** Reads one cookie that is visible to scripts. */
export type ReadCookie = (name: string) => string | undefined

/** Reads the document's cookies afresh each time, because other tabs and the server write them too. */
export const readDocumentCookies =
  (page: Document): ReadCookie =>
  (name) =>
    page.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)

/** Writes the document's cookies. Does nothing where cookies are blocked. */
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

/** Discards cookies: for the server and for tests. */
export const noCookies: WriteCookie = () => {}
