import { canonicalUrl } from '@nukkad/contracts'
import { escapeHtml } from '@nukkad/contracts/escape-html'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface Listed {
  readonly url: string
  readonly changedAt?: Date | null
}

/** The lastmod element; left out for an unknown or future time. */
function lastmod(changedAt: Date | null | undefined, now: Date): string {
  return changedAt && changedAt <= now ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}

/** The sitemap index. */
export const indexXml = (parts: readonly Listed[], now: Date): string =>
  `${head}<sitemapindex xmlns="${schema}">\n${parts
    .map(({ url, changedAt }) => `<sitemap><loc>${escapeHtml(url)}</loc>${lastmod(changedAt, now)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`

export const listHead = `${head}<urlset xmlns="${schema}">\n`
export const listFoot = '</urlset>\n'

/** A sitemap entry, with the page's canonical address. */
export const listed = (href: string, changedAt: Date | null, origin: string, now: Date): string =>
  `<url><loc>${escapeHtml(canonicalUrl(href, origin))}</loc>${lastmod(changedAt, now)}</url>\n`
