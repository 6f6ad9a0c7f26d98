import { cityOf } from '@nukkad/contracts'
import type { DiscoveryDetails } from '@nukkad/contracts/endpoints/content/posts'
import { type Head, hrefs } from '@nukkad/platform'
import { articleLd, breadcrumbLd } from '@nukkad/platform/structured-data'

/** Breadcrumbs of an article, from the city down. */
export function trailOf(article: DiscoveryDetails): { title: string; href: string }[] {
  const city = cityOf(article.city)
  return [
    ...(city ? [{ title: city.name, href: hrefs.city(city.slug) }] : []),
    ...(article.area ? [{ title: article.area.name, href: article.area.href }] : []),
    { title: article.title, href: article.href },
  ]
}

/** The head of an article's page. */
export function articleHead(article: DiscoveryDetails | undefined, origin: string): Head {
  if (!article) return { title: 'Something to read | Nukkad' }
  return {
    title: `${article.title} | Nukkad`,
    description: article.line,
    canonical: article.href,
    image: article.image.url,
    jsonLd: [
      articleLd(origin, {
        title: article.title,
        line: article.line,
        href: article.href,
        image: article.image.url,
        publishedAt: article.publishedAt,
        changedAt: article.updatedAt,
        author: article.author ? { name: article.author.name, href: article.author.href } : { name: 'Nukkad' },
        section: article.tags[0]?.name,
        keywords: article.tags.map(({ name }) => name),
      }),
      breadcrumbLd(origin, trailOf(article)),
    ],
  }
}
