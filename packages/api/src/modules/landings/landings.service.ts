import type { AnswerOf, ParamsOf, QueryOf } from '@nukkad/contracts'
import type { FeedSection } from '@nukkad/contracts/content-block'
import type { LandingMetadata, landingMetadata } from '@nukkad/contracts/endpoints/campaigns/landings'
import type { EventCard, PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import type { cityPosts, genericPosts, LandingType, postTaxonomies } from '@nukkad/contracts/endpoints/content/posts'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Moved, NotFound } from '../../errors.ts'
import type { ReadyBytes, ReadyJson } from '../../http/answers/ready-json.ts'
import type { LocalityService } from '../localities/localities.service.ts'
import { placesBeside, placesSection, withoutDoubles } from '../places/places-beside.ts'
import type { PostService } from '../posts/posts.service.ts'
import { addressOf, type LandingQuery, type LandingSubject, listOf, subjectOf } from './landing-subject.ts'
import { cityName, landingWords } from './landing-words.ts'

export interface LandingParts {
  readonly db: Db
  readonly localities: Pick<LocalityService, 'terms'>
  readonly posts: Pick<PostService, 'listJson'>
  readonly places: { top(q: Queryable, city: string, list: string, limit: number): Promise<readonly PlaceCard[]> }
  readonly events: {
    upcoming(
      q: Queryable,
      wanted: { city?: string | undefined; locality?: string | undefined; limit: number },
    ): Promise<readonly EventCard[]>
  }
}
export type LandingService = ReturnType<typeof createLandingService>

const sorts: LandingMetadata['sorts'] = [
  { value: 10, slug: 'popular', title: 'Popular', isDefault: true },
  { value: 20, slug: 'latest', title: 'Latest', isDefault: false },
]
const relatedShown = 10
const eventsShown = 8

/** Landing pages: their header, their feed, and the terms of a city. */
// limit: one page is put together from sections that several landings share
export function createLandingService({ db, localities, posts, places, events }: LandingParts) {
  async function resolveNames(type: LandingType, asked: LandingQuery) {
    const subject = subjectOf(type, asked)
    const terms = await localities.terms(subject.city)
    const tag = terms.tags.find(({ slug }) => slug === subject.tag)
    const locality = terms.localities.find(({ slug }) => slug === subject.locality)
    const isAllReviews = type === 'reviews' && subject.tag === 'tried-and-tested'
    if (subject.tag && !tag && !isAllReviews) throw new NotFound('This list does not exist.')
    if (subject.locality && !locality)
      throw new NotFound(`This neighbourhood does not exist in ${cityName(subject.city)}.`)
    return {
      subject: isAllReviews ? { ...subject, tag: undefined } : subject,
      terms,
      tag: isAllReviews ? undefined : tag,
      locality,
    }
  }

  return {
    async metadata(
      { type }: ParamsOf<typeof landingMetadata>,
      query: QueryOf<typeof landingMetadata>,
    ): Promise<LandingMetadata> {
      const { subject, terms, tag, locality } = await resolveNames(type, query)
      const { city, kind } = subject
      // A neighbourhood lies in one city, so there is no page about it for the whole country.
      if (locality && city === 'all') throw new Moved(addressOf(type, locality.city, query))
      const list = listOf(subject)
      const { posts: written, places: there } = terms.counts(list)
      const tagHref = (slug: string) =>
        locality ? hrefs.localityTag(city, locality.slug, slug) : hrefs.tag(city, slug)
      const href = addressOf(type, city, query)
      const words = landingWords(type, { city, tag, locality })
      const isEmpty = written + there === 0 && type !== 'events' && type !== 'city'
      const prefix = locality ? `locality/${locality.slug}/` : ''
      return {
        type,
        city,
        ...words,
        headTitle: `${words.title} | Nukkad`,
        canonical: href,
        robots: isEmpty ? 'noindex, follow' : 'index, follow, max-image-preview:large',
        image: {
          url: `/images/scene/${city}/landmark-dusk`,
          width: 1200,
          height: 800,
          alt: words.title,
          color: '#e8dfd0',
        },
        posts: written,
        places: kind ? 0 : there,
        tag: tag ? { slug: tag.slug, name: tag.name, href: tagHref(tag.slug) } : null,
        locality: locality
          ? { slug: locality.slug, name: locality.name, href: hrefs.locality(city, locality.slug) }
          : null,
        breadcrumbs: [
          { title: cityName(city), href: city === 'all' ? hrefs.home() : hrefs.city(city) },
          ...(locality && tag ? [{ title: locality.name, href: hrefs.locality(city, locality.slug) }] : []),
          { title: tag?.name ?? locality?.name ?? words.title, href: null },
        ],
        related: terms.tags
          .filter(({ slug }) => slug !== tag?.slug)
          .map(({ slug, name }) => ({ slug, name, counts: terms.counts(`${prefix}tag/${slug}`) }))
          .filter(({ counts }) => counts.places + counts.posts > 0)
          .sort((a, b) => b.counts.places + b.counts.posts - a.counts.places - a.counts.posts)
          .slice(0, relatedShown)
          .map(({ slug, name }) => ({ slug, name, href: tagHref(slug) })),
        sorts,
      }
    },

    /** A page of the feed as JSON text; the first page includes the related lists. */
    async genericJson(query: QueryOf<typeof genericPosts>): Promise<ReadyJson<AnswerOf<typeof genericPosts>>> {
      const { type = 'city', slug, tag = undefined, locality, page = 1, after } = query
      const subject: LandingSubject =
        query.type === undefined && (slug ?? tag)
          ? { city: query.city ?? 'all', tag: slug ?? tag, ...(locality && { locality }) }
          : subjectOf(type, { city: query.city, slug: slug ?? tag, locality })
      const wanted = subject.tag === 'tried-and-tested' && subject.kind ? { kind: subject.kind } : subject
      const isFirst = page === 1 && after === undefined
      const [feed, sections] = await Promise.all([
        posts.listJson(wanted, { ...query, city: subject.city }),
        isFirst ? sectionsOf(subject) : [],
      ])
      return feed.with({ sections })
    },

    cityJson: (query: QueryOf<typeof cityPosts>): Promise<ReadyBytes<AnswerOf<typeof cityPosts>>> =>
      posts.listJson({ tag: query.tag, locality: query.locality }, query),

    async taxonomies(asked: string | undefined): Promise<AnswerOf<typeof postTaxonomies>['data']> {
      const city = asked ?? 'all'
      const terms = await localities.terms(city)
      const kinds = { guide: 'Guides', discovery: 'Discoveries', review: 'Reviews', post: 'Posts' }
      return {
        kinds: Object.entries(kinds).map(([slug, name]) => ({ slug, name, count: terms.counts(`kind/${slug}`).posts })),
        tags: terms.tags.map((tag) => ({
          ...tag,
          href: hrefs.tag(city, tag.slug),
          ...terms.counts(`tag/${tag.slug}`),
        })),
        localities: terms.localities.map(({ slug, name, city: home }) => ({
          slug,
          name,
          href: hrefs.locality(home, slug),
          ...terms.counts(`locality/${slug}`, home),
        })),
      }
    },
  }

  async function sectionsOf({ city, tag, locality }: LandingSubject): Promise<FeedSection[]> {
    const [there, around, next] = await Promise.all([
      tag ? places.top(db, city, listOf({ city, tag, ...(locality && { locality }) }), placesBeside) : [],
      locality ? places.top(db, city, `locality/${locality}`, 2 * placesBeside) : [],
      events.upcoming(db, { ...(city !== 'all' && { city }), ...(locality && { locality }), limit: eventsShown }),
    ])
    const [similar, others] = withoutDoubles(there, around)
    const coming: FeedSection = {
      kind: 'upcoming-events',
      title: 'Coming up',
      href: hrefs.cityEvents(city),
      places: [],
      events: [...next],
      posts: [],
    }
    return [
      ...placesSection('similar-places', 'Places', null, similar),
      ...placesSection('other-places', 'Also here', locality ? hrefs.locality(city, locality) : null, others),
      ...(next.length > 0 ? [coming] : []),
    ]
  }
}
