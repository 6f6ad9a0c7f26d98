import { canonicalUrl, type RouteTable } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'

const urlset = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap of the screens that their releases want listed. */
export function screensXml({ routes }: Pick<RouteTable, 'routes'>, origin: string): string {
  const listed = routes.filter(({ inSitemap }) => inSitemap).map(({ pattern }) => canonicalUrl(pattern, origin))
  const entries = listed.sort().map((url) => `<url><loc>${escapeHtml(url)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${urlset}">\n${entries.join('')}</urlset>\n`
}

/** The API's sitemap index with ours added. */
export const withScreens = (index: string, origin: string): string =>
  index.replace(
    '</sitemapindex>',
    `<sitemap><loc>${escapeHtml(`${origin.replace(/\/$/, '')}/sitemaps/screens.xml`)}</loc></sitemap>\n</sitemapindex>`,
  )
