/** The target of a link: inside the site by the router, outside in a new tab, or not a page at all (tel:, mailto:). */
export type LinkTarget =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'other'; readonly href: string }

/** Paths that a URL parser would not change: most links, of which some pages have two hundred. */
const plainPath = /^\/(?!\/)[\w/-]*(?:\?[\w/=&%+-]+)?$/

/** A link is internal unless a browser would open another host. Addresses that could run script become '#'. */
export function linkTarget(to: string, origin: string, base = '/'): LinkTarget {
  if (plainPath.test(to)) return { kind: 'internal', path: to }
  const text = to.trim()
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  const isAbsolute = scheme === 'http' || scheme === 'https' || text.startsWith('//')
  if (scheme && !isAbsolute) {
    return { kind: 'other', href: scheme === 'tel' || scheme === 'mailto' || scheme === 'sms' ? text : '#' }
  }
  const own = new URL(origin)
  const url = parse(text, isAbsolute ? own : new URL(base, own))
  if (!url) return { kind: 'other', href: '#' }
  if (url.host !== own.host) return { kind: 'external', href: url.href }
  return { kind: 'internal', path: `${url.pathname}${url.search}${url.hash}` }
}

function parse(text: string, base: URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
