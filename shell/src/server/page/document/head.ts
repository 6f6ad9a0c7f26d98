import { type City, canonicalUrl } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'
import { hrefs } from '@nukkad/contracts/hrefs'
import { socialPicturePath } from '@nukkad/contracts/social-picture'
import { escapeJson } from './escape.ts'

/** The head data of the current screen: the platform's head, as received from the render process. */
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
  /** origin of the public site, without a trailing slash */
  readonly origin: string
  readonly pathname: string
  readonly isIndexed: boolean
  readonly fbAppId: string | undefined
  /** signs the text of the page's social picture */
  readonly socialSecret: string
  /** the name of the picture: the route's name and the slug */
  readonly name: string
  /** the city whose news feed belongs to this page */
  readonly city: City | undefined
}

/** The picture shown where the page is shared, 750 by 500. */
function socialPicture(head: PageHead, { socialSecret, name, origin, siteName, isIndexed }: HeadContext) {
  if (!isIndexed) return undefined
  const title = (head.title ?? siteName).replace(` | ${siteName}`, '')
  // A picture with a query, or of another site, is used unchanged.
  const isPlain = head.image === undefined || /^\/(images|api\/media)\/[^?]+$/.test(head.image)
  if (!isPlain) return new URL(head.image ?? '', origin).href
  const card = { title, line: head.description ?? '', image: head.image ?? null }
  return origin + socialPicturePath(socialSecret, name, card)
}

const meta = (kind: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${kind}="${key}" content="${escapeHtml(content)}">` : ''

/** Title, description, canonical, robots, social tags and structured data of one page. */
export function headTags(head: PageHead, context: HeadContext): string {
  const { siteName, origin, pathname, isIndexed, fbAppId, city } = context
  const title = head.title || siteName
  const canonical = canonicalUrl(head.canonical ?? pathname, origin)
  const image = socialPicture(head, context)
  const data = head.jsonLd === undefined ? [] : Array.isArray(head.jsonLd) ? head.jsonLd : [head.jsonLd]
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
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
    city
      ? `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(`${siteName} ${city.name}`)}" href="${hrefs.city(city.slug)}/feed.xml">`
      : '',
    ...data.map((item) => `<script type="application/ld+json">${escapeJson(item)}</script>`),
  ].join('')
}
