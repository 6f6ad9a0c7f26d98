/** The address search engines should keep: with a trailing slash unless it ends with one or has a query. */
export function canonicalUrl(address: string, origin: string): string {
  const url = new URL(address, origin)
  const text = `${url.origin}${url.pathname}${url.search}`
  return text.endsWith('/') || url.search ? text : `${text}/`
}
