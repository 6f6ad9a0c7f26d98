import type { AnswerOf, ParamsOf, QueryOf } from '@nukkad/contracts'
import type { MapSummary } from '@nukkad/contracts/content-block'
import type {
  listMaps,
  MapCard,
  NearbyPlace,
  nearbyPlaces,
  Place,
  PlaceMap,
  placeFeed,
} from '@nukkad/contracts/endpoints/city/places'
import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { Db, Queryable } from '../../db.ts'
import { Invalid, Moved, NotFound } from '../../errors.ts'
import {
  completedCard,
  type ReadyBytes,
  ReadyJson,
  readyAnswer,
  readyList,
  readyObject,
} from '../../http/answers/ready-json.ts'
import type { WalkService } from '../city-maps/city-maps.module.ts'
import { walkJson } from '../city-maps/walks.ts'
import { createFeedAnswers } from '../feeds/feed-answers.ts'
import { firstOfEach, keysIn, topOf } from '../feeds/read-feed.ts'
import { kilometres } from '../pincode/pincode-places.ts'
import { centerOf, type Pointers } from './center.ts'
import { type MapRow, mapCards, mapsBySlug, mapsOfCity } from './map.repository.ts'
import { nearestPlaces } from './nearby.repository.ts'
import { minuteOfWeek, openNow } from './opening.ts'
import * as repository from './place.repository.ts'
import { draftPage, type PlaceRow, placePage } from './place-page.repository.ts'
import { showPlace } from './place-page.ts'
import { readRanges } from './stored-ranges.ts'

/** What a place gets in a list of those nearby. */
type NearbyFields = Pick<NearbyPlace, 'metres' | 'isOpen' | 'openLine' | 'onFoot'>

export interface PlaceParts extends Pointers, WalkService {
  readonly db: Db
  readonly now: () => Date
}
export type PlaceService = ReturnType<typeof createPlaceService>

const types = new Set(['food', 'nightlife', 'shopping', 'outdoors', 'culture', 'wellness', 'activities'])
const noPlace = 'This place does not exist or is no longer listed.'

/** The key of the requested list; refuses combinations for which there is no list, with a message. */
function listOf(type: string, { tag, locality }: { tag?: string; locality?: string }): string {
  const isType = types.has(type)
  const term = isType || type === 'all' ? tag : type
  if (isType && (tag || locality)) throw new Invalid({ type: 'cannot be chosen together with a tag or a locality' })
  if (!isType && type !== 'all' && tag)
    throw new Invalid({ tag: 'cannot be chosen together with a type that is a tag' })
  if (locality) return term ? `locality/${locality}/tag/${term}` : `locality/${locality}`
  return isType ? `type/${type}` : term ? `tag/${term}` : ''
}

/** Places: lists of them, places nearby, a place's page, and maps of several. */
// limit: reads of places, most of them one call of a repository and its cards
export function createPlaceService({ db, now, walksTo, ...pointers }: PlaceParts) {
  const feeds = createFeedAnswers<PlaceCard>({ db, now }, 'place')

  async function show(row: PlaceRow): Promise<Place> {
    const [onFoot = null] = await walksTo([row])
    return showPlace(row, onFoot, now())
  }

  async function page(wanted: { slug: string } | { id: number }): Promise<Place> {
    const row = await placePage(db, wanted, now())
    if (row) return show(row)
    const moved = 'slug' in wanted ? await repository.movedPlace(db, wanted.slug) : undefined
    throw moved ? new Moved(hrefs.place(moved)) : new NotFound(noPlace)
  }

  return {
    bySlug: (slug: string) => page({ slug }),
    byId: (id: number) => page({ id }),

    /** The page of a place with its last saved draft: for editors. */
    async preview(slug: string): Promise<Place> {
      const row = await draftPage(db, slug, now())
      return row ? show(row) : page({ slug })
    },

    /** A page of a list, as encoded JSON. */
    async feedJson(
      { type }: ParamsOf<typeof placeFeed>,
      query: QueryOf<typeof placeFeed>,
    ): Promise<ReadyBytes<AnswerOf<typeof placeFeed>>> {
      const city = query.city ?? 'all'
      const list = listOf(type, query)
      const feed = await feeds(keysIn(city, list), query)
      if (!feed.isKnown && !types.has(type) && type !== 'all') throw new NotFound('This list of places does not exist.')
      return feed.answer
    },

    /** Places nearby, nearest first, as JSON text. */
    async nearbyJson(query: QueryOf<typeof nearbyPlaces>): Promise<ReadyJson<AnswerOf<typeof nearbyPlaces>>> {
      const { page: number = 1, pagesize = 20, radius = 5_000, type, open_now, not } = query
      const center = await centerOf(query, pointers)
      const at = now()
      const openAt = open_now ? minuteOfWeek(at) : undefined
      const ask = { lat: center.lat, lng: center.lng, radius, type, openAt, not, now: at }
      const rows = await nearestPlaces(db, { ...ask, pagesize, offset: (number - 1) * pagesize })
      const shownRows = rows.slice(0, pagesize)
      const walks = await walksTo(shownRows)
      const cards = shownRows.map(({ card, hours, hours_text, ...point }, nth) => {
        const { isOpen, line } = openNow(readRanges(hours), hours_text, at)
        const metres = Math.round(kilometres(center, point) * 1_000)
        const onFoot = new ReadyJson<NearbyFields['onFoot']>(walkJson(walks[nth] ?? null))
        return completedCard(card, readyObject<NearbyFields>({ metres, isOpen, openLine: line, onFoot }))
      })
      const page = { page: number, pagesize, hasNext: rows.length > pagesize }
      return readyAnswer<typeof nearbyPlaces>({ data: readyList(cards.join(',')), ...page, radius, center })
    },

    async map(slug: string, city: string | undefined): Promise<PlaceMap> {
      const [row] = await mapsBySlug(db, [slug], city, now())
      if (!row) throw new NotFound('This map does not exist.')
      return showMap(row, await walksTo(row.places), now())
    },
    mapsJson: async (city: string | undefined) =>
      readyAnswer<typeof listMaps>({ data: new ReadyJson(await mapsOfCity(db, city)) }),
    mapCardsOf: async (q: Queryable, slugs: readonly string[]): Promise<MapCard[]> =>
      slugs.length > 0 ? mapCards(q, slugs) : [],

    /** Maps that a page refers to, with their places. */
    async mapsOf(q: Queryable, slugs: readonly string[]): Promise<MapSummary[]> {
      const rows = slugs.length > 0 ? await mapsBySlug(q, slugs, undefined, now()) : []
      return rows.map(({ slug, city, title, line, places }) => ({
        slug,
        title,
        line,
        href: hrefs.cityMap(city, slug),
        places: places.map(({ card }) => JSON.parse(card) as PlaceCard),
      }))
    },

    /** Cards in the order of the slugs; places that are gone are left out. */
    cardsOf: async (q: Queryable, slugs: readonly string[]): Promise<PlaceCard[]> =>
      slugs.length > 0 ? repository.cardsOf(q, slugs, now()) : [],

    /** The top of a list ('locality/hauz-khas', 'tag/chai', '' for the whole city), as the content of a JSON array. */
    topJson: (q: Queryable, city: string, list: string, limit: number) =>
      topOf(q, 'place', keysIn(city, list), { limit, now: now() }),

    async top(q: Queryable, city: string, list: string, limit: number): Promise<PlaceCard[]> {
      return JSON.parse(`[${await topOf(q, 'place', keysIn(city, list), { limit, now: now() })}]`) as PlaceCard[]
    },

    /** The location of places, by slug, for events that take place there. */
    async whereAre(slugs: readonly string[]) {
      const spots = slugs.length > 0 ? await repository.placeSpots(db, slugs) : []
      const walks = await walksTo(spots)
      return new Map(spots.map(({ slug, ...spot }, at) => [slug, { ...spot, onFoot: walks[at] ?? null }]))
    },

    /** The most popular place of each list that has any, by the list's key. */
    firstOfEach: (q: Queryable, keys: readonly string[]) => firstOfEach<PlaceCard>(q, 'place', keys, now()),

    /** The number of places in each list of a city. */
    counts: repository.counts,

    putRating: repository.putRating,
    lock: repository.lockPlace,
  }
}

function showMap(
  { slug, city, title, line, story, places }: MapRow,
  walks: readonly (Walk | null)[],
  now: Date,
): PlaceMap {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)]
  return {
    slug,
    city,
    title,
    line,
    story,
    href: hrefs.cityMap(city, slug),
    bounds: {
      south: Math.min(...lats, 90),
      west: Math.min(...lngs, 180),
      north: Math.max(...lats, -90),
      east: Math.max(...lngs, -180),
    },
    places: places.map(({ card, hours, hoursText }, nth) => {
      const { isOpen, line: openLine } = openNow(readRanges(hours), hoursText, now)
      return { ...(JSON.parse(card) as PlaceCard), isOpen, openLine, onFoot: walks[nth] ?? null }
    }),
  }
}
