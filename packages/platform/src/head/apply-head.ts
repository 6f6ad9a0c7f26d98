import { canonicalUrl } from '@nukkad/contracts'
import type { Head } from './head.ts'

/** Head data of the whole site, as opposed to one page. */
export interface HeadSite {
  readonly siteName: string
  readonly origin: string
  readonly isIndexed: boolean
}

/**
 * Puts a page's head into the document after a navigation in the browser. The tags are the ones that the server writes;
 * tags that only the previous page had are removed.
 */
export function applyHead(page: Document, head: Head, pathname: string, site: HeadSite): void {
  const canonical = canonicalUrl(head.canonical ?? pathname, site.origin)
  page.title = head.title || site.siteName
  setMeta(page, 'name', 'description', head.description)
  setMeta(page, 'name', 'robots', site.isIndexed ? (head.robots ?? 'index, follow') : 'noindex, nofollow')
  setMeta(page, 'property', 'og:title', page.title)
  setMeta(page, 'property', 'og:description', head.description)
  setMeta(page, 'property', 'og:url', canonical)
  setMeta(page, 'name', 'twitter:title', page.title)
  setMeta(page, 'name', 'twitter:description', head.description)
  const image = head.image && pictureUrl(head.image, site.origin)
  setMeta(page, 'property', 'og:image', image)
  setMeta(page, 'name', 'twitter:image', image)
  setCanonical(page, canonical)
  setJsonLd(page, head.jsonLd)
}

function pictureUrl(image: string, origin: string): string {
  const isOurs = image.startsWith('/images/') && !image.includes('?')
  return new URL(isOurs ? `${image}?fm=webp&width=750&height=500` : image, origin).href
}

function setMeta(page: Document, kind: 'name' | 'property', key: string, content: string | undefined) {
  const found = page.head.querySelector<HTMLMetaElement>(`meta[${kind}="${key}"]`)
  if (!content) return found?.remove()
  const element = found ?? page.head.appendChild(page.createElement('meta'))
  element.setAttribute(kind, key)
  element.content = content
}

function setCanonical(page: Document, href: string) {
  const found = page.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const element = found ?? page.head.appendChild(page.createElement('link'))
  element.rel = 'canonical'
  element.href = href
}

function setJsonLd(page: Document, jsonLd: Head['jsonLd']) {
  for (const element of page.head.querySelectorAll('script[type="application/ld+json"]')) element.remove()
  for (const data of [jsonLd].flat()) {
    // Most of it is for search engines and made only on the server.
    if (data === undefined) continue
    const element = page.createElement('script')
    element.type = 'application/ld+json'
    element.textContent = JSON.stringify(data)
    page.head.append(element)
  }
}
