/**
 * The address search engines should keep: with a trailing slash unless it ends with one or has a query (decision 0640).
 * What 'other' shows is what 'all' shows.
 */
export function canonicalUrl(address: string, origin: string): string {
  const url = new URL(address, origin)
  const pathname = url.pathname.replace(/^\/other(?=\/|$)/, '/all')
  const text = `${url.origin}${pathname}${url.search}`
  return text.endsWith('/') || url.search ? text : `${text}/`
}
