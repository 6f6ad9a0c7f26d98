import { canonicalUrl, siteName } from '@nukkad/contracts'
import { absolute, type Ld, ld, part, pictureOf } from './ld.ts'

export interface ArticleFacts {
  readonly title: string
  readonly line: string
  /** path of the page */
  readonly href: string
  readonly image?: string | null | undefined
  /** ISO instants */
  readonly publishedAt: string
  readonly changedAt?: string | null | undefined
  readonly author: { readonly name: string; readonly href?: string }
  /** the section of the site, such as a tag */
  readonly section?: string | undefined
  readonly keywords?: readonly string[]
}

/** A post, a guide, a discovery or a review, with author and dates. */
export const articleLd = (origin: string, facts: ArticleFacts): Ld =>
  ld('Article', {
    headline: facts.title.slice(0, 110),
    description: facts.line,
    url: canonicalUrl(facts.href, origin),
    mainEntityOfPage: canonicalUrl(facts.href, origin),
    image: pictureOf(facts.image, origin),
    datePublished: facts.publishedAt,
    dateModified: facts.changedAt ?? facts.publishedAt,
    author: part('Person', {
      name: facts.author.name,
      url: facts.author.href && canonicalUrl(facts.author.href, origin),
    }),
    publisher: publisher(origin),
    articleSection: facts.section,
    keywords: facts.keywords?.join(', '),
    inLanguage: 'en-IN',
  })

export const publisher = (origin: string) =>
  part('Organization', {
    name: siteName,
    url: canonicalUrl('/', origin),
    logo: part('ImageObject', { url: absolute('/icon-512.png', origin), width: 512, height: 512 }),
  })
