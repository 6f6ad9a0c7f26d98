import type { AnswerOf, ParamsOf, QueryOf } from '@nukkad/contracts'
import type { ReferencedContent } from '@nukkad/contracts/block'
import type { FeedSection } from '@nukkad/contracts/content-block'
import type { PlaceCard, PostCard } from '@nukkad/contracts/endpoints/content/cards'
import type { FeedQuery } from '@nukkad/contracts/endpoints/content/feed'
import type {
  Discovery,
  DiscoveryDetails,
  discoveryMetadata,
  postFeed,
  similarReviews,
} from '@nukkad/contracts/endpoints/content/posts'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Invalid, Moved, NotFound } from '../../errors.ts'
import { type ReadyBytes, readyAnswer, readyList } from '../../http/answers/ready-json.ts'
import type { BlockService } from '../blocks/blocks.service.ts'
import { createFeedAnswers } from '../feeds/feed-answers.ts'
import { feedCounts } from '../feeds/feed-counts.ts'
import { keysIn, readFeed, topOf } from '../feeds/read-feed.ts'
import { placesBeside, placesSection, withoutDoubles } from '../places/places-beside.ts'
import { authorsByUser } from './author.repository.ts'
import { type EventAsDiscovery, eventAsDiscovery } from './event-as-discovery.ts'
import * as repository from './post.repository.ts'
import { reviewsLike } from './similar-reviews.repository.ts'

export interface PostParts {
  readonly db: Db
  readonly now: () => Date
  readonly places: { top(q: Queryable, city: string, list: string, limit: number): Promise<readonly PlaceCard[]> }
  readonly blocks: Pick<BlockService, 'show'>
  readonly events: {
    detailsOf(slug: string, city?: string): Promise<EventAsDiscovery | undefined>
    /** The event with its last saved draft, published or not. */
    previewOf(slug: string, city?: string): Promise<EventAsDiscovery | undefined>
    /** The current path of an event that once had this slug. */
    movedTo(slug: string): Promise<string | undefined>
  }
}
export type PostService = ReturnType<typeof createPostService>

const kinds = new Set(['guide', 'discovery', 'review', 'post'])
const noPost = 'This does not exist or has been deleted.'

interface FeedFilters {
  readonly kind?: string
  readonly tag?: string | undefined
  readonly locality?: string | undefined
}
/** The key of the requested list of a city; refuses combinations for which there is no list, with a message. */
function postList({ kind, tag, locality }: FeedFilters): string {
  if (kind && tag && locality) throw new Invalid({ tag: 'cannot be chosen together with a kind and a locality' })
  if (kind) return `kind/${kind}${tag ? `/tag/${tag}` : locality ? `/locality/${locality}` : ''}`
  if (locality) return `locality/${locality}${tag ? `/tag/${tag}` : ''}`
  return tag ? `tag/${tag}` : ''
}

/** Posts about the cities: feeds, and single posts with their blocks. Events are served at the same addresses. */
// limit: reads of posts, each a row or a page of them with its sections and cards
export function createPostService({ db, now, places, blocks, events }: PostParts) {
  const feeds = createFeedAnswers<PostCard>({ db, now }, 'post')

  async function row(name: repository.PostName) {
    return repository.postPage(db, name, now())
  }
  const gone = () => new NotFound(noPost)
  /**
   * The event of this name, as events share the addresses of posts; otherwise redirects to where the post or event has
   * moved.
   */
  async function eventNamed(name: repository.PostName): Promise<DiscoveryDetails> {
    const event = await events.detailsOf(name.idOrSlug, name.city)
    if (event) return eventAsDiscovery(event)
    const href = (await repository.movedPost(db, name, now())) ?? (await events.movedTo(name.idOrSlug))
    throw href ? new Moved(href) : gone()
  }

  /** Lists of places below a post, without those that the post itself shows. */
  async function sectionsOf(
    { city, tags, area }: repository.PostRow,
    things: ReferencedContent,
  ): Promise<FeedSection[]> {
    const [tag] = tags
    const shown = placesIn(things)
    const found = await Promise.all([
      places.top(db, city, tag ? `tag/${tag.slug}` : '', placesBeside + shown.size),
      area ? places.top(db, city, `locality/${area.slug}`, 2 * placesBeside + shown.size) : [],
    ])
    const isNew = ({ id }: { readonly id: string }) => !shown.has(id)
    const [first, second] = found
    const [similar, others] = withoutDoubles(first.filter(isNew), second.filter(isNew))
    return [
      ...placesSection(
        'similar-places',
        tag ? `Places for ${tag.name.toLowerCase()}` : 'Places to go next',
        tag?.href ?? hrefs.aroundYou(city),
        similar,
      ),
      ...(area ? placesSection('other-places', `Also in ${area.name}`, area.href, others) : []),
    ]
  }

  async function detailsOf(post: repository.PostRow): Promise<DiscoveryDetails> {
    const { blocks: shown, things } = await blocks.show(db, post.blocks)
    const sections = await sectionsOf(post, things)
    return { ...showPost(post), blocks: shown, things, event: null, sections }
  }

  return {
    /** A page of a list of a city, as encoded JSON. */
    async listJson(wanted: FeedFilters, query: FeedQuery): Promise<ReadyBytes<AnswerOf<typeof postFeed>>> {
      return (await feeds(keysIn(query.city ?? 'all', postList(wanted)), query)).answer
    },

    async feedJson(
      { type }: ParamsOf<typeof postFeed>,
      query: QueryOf<typeof postFeed>,
    ): Promise<ReadyBytes<AnswerOf<typeof postFeed>>> {
      const { author, tag, locality } = query
      if (type !== 'all' && !kinds.has(type)) throw new NotFound('This list of posts does not exist.')
      if (author && (type !== 'all' || tag || locality))
        throw new Invalid({ author: 'cannot be chosen together with a kind, a tag or a locality' })
      if (author) return (await feeds([`author/${author}`], query)).answer
      return this.listJson({ ...(type !== 'all' && { kind: type }), tag, locality }, query)
    },

    /** A post or an event without its blocks. */
    async discovery(name: repository.PostName): Promise<Discovery> {
      const post = await row(name)
      if (post) return showPost(post)
      const { blocks: _, things: __, event: ___, sections: ____, ...discovery } = await eventNamed(name)
      return discovery
    },

    /** A post or an event with everything its page shows. */
    async details(name: repository.PostName): Promise<DiscoveryDetails> {
      const post = await row(name)
      if (!post) return eventNamed(name)
      return detailsOf(post)
    },

    /** The page of a post or event with its last saved draft: for editors. */
    async preview(name: repository.PostName): Promise<DiscoveryDetails> {
      const post = await repository.draftPage(db, name)
      if (!post) {
        const event = await events.previewOf(name.idOrSlug, name.city)
        return event ? eventAsDiscovery(event) : eventNamed(name)
      }
      return detailsOf(post)
    },

    async metadata({
      id,
      city,
    }: QueryOf<typeof discoveryMetadata>): Promise<AnswerOf<typeof discoveryMetadata>['data']> {
      const { title, line, href, image, kind, author, publishedAt, updatedAt } = await this.discovery({
        idOrSlug: id,
        city,
      })
      const robots = 'index, follow, max-image-preview:large'
      const head = { title: `${title} | Nukkad`, description: line, canonical: href, robots }
      return { ...head, image, kind, author: author?.name ?? null, publishedAt, updatedAt }
    },

    /** Similar reviews, as JSON text. */
    async similarJson({ id, city, pagesize = 6 }: QueryOf<typeof similarReviews>) {
      const name = { idOrSlug: id, city }
      const cards = await reviewsLike(db, name, pagesize, now())
      if (cards === undefined) throw gone()
      return readyAnswer<typeof similarReviews>({ data: readyList(cards) })
    },

    cardsOf: async (q: Queryable, slugs: readonly string[]): Promise<PostCard[]> =>
      slugs.length > 0 ? repository.cardsOf(q, slugs, now()) : [],

    /** A post by id or slug. */
    cardOf: (q: Queryable, idOrSlug: string, city: string | undefined) =>
      repository.cardOf(q, { idOrSlug, city }, now()),

    /** The posts of an account's author, newest first. */
    async byUser(q: Queryable, userId: string, { limit, offset }: { limit: number; offset: number }) {
      const [author] = await authorsByUser(q, [userId])
      if (!author) return { total: 0, cards: [] }
      const query = { page: Math.floor(offset / limit) + 1, pagesize: limit, sort: 20 }
      const { answer, total } = await readFeed<PostCard>(q, 'post', [`author/${author.handle}`], query, now())
      return { total, cards: answer.data.parse() }
    },

    /** The top of a list, as the content of a JSON array. */
    topJson: (q: Queryable, city: string, list: string, limit: number) =>
      topOf(q, 'post', keysIn(city, list), { limit, now: now() }),

    /** The number of posts in each list of a city. */
    counts: (q: Queryable, city: string) => feedCounts(q, 'post', city),
  }
}

function showPost({ blocks: _, publishedAt, updatedAt, tags, ...post }: repository.PostRow): Discovery {
  return {
    ...post,
    tags: [...tags],
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** The places that a post shows as cards or on its maps. */
const placesIn = ({ places = [], maps = [] }: ReferencedContent): ReadonlySet<string> =>
  new Set([...places, ...maps.flatMap((map) => map.places)].map(({ id }) => id))
