/**
 * The canonical address for search engines: with a trailing slash, unless it has a query (decision 0640). 'other'
 * becomes 'all', which shows the same content.
 */
export function canonicalUrl(address: string, origin: string): string {
  const url = new URL(address, origin)
  const pathname = url.pathname.replace(/^\/other(?=\/|$)/, '/all')
  const text = `${url.origin}${pathname}${url.search}`
  return text.endsWith('/') || url.search ? text : `${text}/`
}
