import { canonicalUrl } from '@nukkad/contracts'
import { escapeHtml, escapeJson } from './escape.ts'

/** What the routed screen says about itself; the platform's head, as it arrives from the render worker. */
export interface PageHead {
  readonly title?: string
  readonly description?: string
  readonly canonical?: string
  readonly image?: string
  readonly robots?: string
  readonly jsonLd?: object | readonly object[]
}

export interface HeadContext {
  readonly siteName: string
  /** origin of the public site, no slash at its end */
  readonly origin: string
  readonly pathname: string
  readonly isIndexed: boolean
  readonly fbAppId: string | undefined
}

const absolute = (address: string, origin: string) => (address.startsWith('/') ? origin + address : address)

/** Social pictures are 750 by 500; our own image server cuts them. */
function pictureOf(image: string, origin: string): string {
  const isOurs = image.startsWith('/images/') && !image.includes('?')
  return absolute(isOurs ? `${image}?fm=webp&width=750&height=500` : image, origin)
}

const meta = (kind: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : ''

/** Title, description, canonical, robots, social tags and structured data of one page. */
export function headTags(head: PageHead, { siteName, origin, pathname, isIndexed, fbAppId }: HeadContext): string {
  const title = head.title || siteName
  const canonical = canonicalUrl(head.canonical ?? pathname, origin)
  const image = head.image && pictureOf(head.image, origin)
  const data = head.jsonLd === undefined ? [] : Array.isArray(head.jsonLd) ? head.jsonLd : [head.jsonLd]
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    isIndexed ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    meta('name', 'robots', isIndexed ? (head.robots ?? 'index, follow') : 'noindex, nofollow'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    ...(image
      ? [
          meta('property', 'og:image', image),
          meta('property', 'og:image:width', '750'),
          meta('property', 'og:image:height', '500'),
        ]
      : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    meta('property', 'fb:app_id', fbAppId),
    ...data.map((item) => `<script type="application/ld+json">${escapeJson(item)}</script>`),
  ].join('')
}
