import { type City, canonicalUrl, siteName } from '@nukkad/contracts'
import type { PostCard } from '@nukkad/contracts/endpoints/content/cards'
import { escapeHtml } from '@nukkad/contracts/escape-html'
import { hrefs } from '@nukkad/contracts/hrefs'

export const feedForms = ['xml', 'atom', 'json'] as const
export type FeedForm = (typeof feedForms)[number]

interface CityNews {
  readonly city: City
  readonly posts: readonly PostCard[]
  readonly origin: string
}

const titleOf = ({ city }: CityNews) => `${siteName} ${city.name}`
const lineOf = ({ city }: CityNews) => `What’s new in ${city.name}: places, walks, food and stories.`
const urlOf = ({ origin }: CityNews, path: string) => `${origin}${path}`
/** The canonical URL of a page. Ids of entries must not change, or feed readers show them again. */
const pageOf = ({ origin }: CityNews, path: string) => canonicalUrl(path, origin)
const feedUrl = (news: CityNews, form: FeedForm) => urlOf(news, `${hrefs.city(news.city.slug)}/feed.${form}`)
/** Without entries, the date of the site's launch is used. */
const newest = ({ posts }: CityNews) => new Date(posts[0]?.publishedAt ?? Date.UTC(2026, 0, 1))
const pictureOf = (news: CityNews, { image }: PostCard) => urlOf(news, `${image.url}?fm=webp&width=1200`)

function rss(news: CityNews): string {
  const items = news.posts.map((post) => {
    const id = escapeHtml(urlOf(news, post.href))
    return `<item><title>${escapeHtml(post.title)}</title><link>${escapeHtml(pageOf(news, post.href))}</link><guid isPermaLink="true">${id}</guid><description>${escapeHtml(post.line)}</description><dc:creator>${escapeHtml(post.author)}</dc:creator><category>${escapeHtml(post.kicker)}</category><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><media:content url="${escapeHtml(pictureOf(news, post))}" medium="image" type="image/webp"/></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeHtml(titleOf(news))}</title><link>${pageOf(news, hrefs.city(news.city.slug))}</link><description>${escapeHtml(lineOf(news))}</description><language>en-IN</language><lastBuildDate>${newest(news).toUTCString()}</lastBuildDate><atom:link href="${feedUrl(news, 'xml')}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}

function atom(news: CityNews): string {
  const entries = news.posts.map((post) => {
    const id = escapeHtml(urlOf(news, post.href))
    const at = new Date(post.publishedAt).toISOString()
    return `<entry><title>${escapeHtml(post.title)}</title><link href="${escapeHtml(pageOf(news, post.href))}"/><id>${id}</id><published>${at}</published><updated>${at}</updated><author><name>${escapeHtml(post.author)}</name></author><summary>${escapeHtml(post.line)}</summary></entry>`
  })
  const home = urlOf(news, hrefs.city(news.city.slug))
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN"><title>${escapeHtml(titleOf(news))}</title><subtitle>${escapeHtml(lineOf(news))}</subtitle><link href="${pageOf(news, hrefs.city(news.city.slug))}"/><link rel="self" href="${feedUrl(news, 'atom')}"/><id>${home}</id><updated>${newest(news).toISOString()}</updated>${entries.join('')}</feed>
`
}

const json = (news: CityNews): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(news),
    description: lineOf(news),
    language: 'en-IN',
    home_page_url: pageOf(news, hrefs.city(news.city.slug)),
    feed_url: feedUrl(news, 'json'),
    items: news.posts.map((post) => ({
      id: urlOf(news, post.href),
      url: pageOf(news, post.href),
      title: post.title,
      summary: post.line,
      content_text: post.line,
      image: pictureOf(news, post),
      date_published: post.publishedAt,
      authors: [{ name: post.author }],
      tags: [post.kicker],
    })),
  })

const forms: Readonly<Record<FeedForm, { type: string; write(news: CityNews): string }>> = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: rss },
  atom: { type: 'application/atom+xml; charset=utf-8', write: atom },
  json: { type: 'application/feed+json; charset=utf-8', write: json },
}

/** New posts of a city, in the requested feed format. */
export const cityFeed = (form: FeedForm, news: CityNews): { type: string; text: string } => ({
  type: forms[form].type,
  text: forms[form].write(news),
})
