import { slugOf } from '../slug.ts'
import type {
  EventKind,
  EventSeed,
  LocalitySeed,
  MallSeed,
  MapSeed,
  PlaceSeed,
  PlaceType,
  PostKind,
  PostSeed,
  SeedBlock,
  TicketSeed,
  VideoSeed,
} from './content-types.ts'
import { minutesToRead } from './reading.ts'

// Short helper names for describing a city: a data file reads like an article, with the kind of an item first and its
// text last.

/** Lists are used as they are; any other line becomes a paragraph, also one that begins in bold. */
export const text = (...paragraphs: readonly string[]): SeedBlock => ({
  type: 'text',
  html: paragraphs.map((one) => (/^<[uo]l>/.test(one) ? one : `<p>${one}</p>`)).join(''),
})
export const heading = (words: string): SeedBlock => ({ type: 'heading', text: words })
export const quote = (words: string, who: string): SeedBlock => ({ type: 'quote', text: words, who })
export const tip = (words: string): SeedBlock => ({ type: 'tip', text: words })
export const picture = (scene: string, alt: string, caption: string): SeedBlock => ({
  type: 'picture',
  picture: { scene, alt },
  caption,
})
export const places = (title: string, ...slugs: readonly string[]): SeedBlock => ({ type: 'places', title, slugs })
export const products = (title: string, ...slugs: readonly string[]): SeedBlock => ({ type: 'products', title, slugs })
export const events = (title: string, ...slugs: readonly string[]): SeedBlock => ({ type: 'events', title, slugs })
export const film = (slug: string): SeedBlock => ({ type: 'video', slug })
export const mapOf = (slug: string): SeedBlock => ({ type: 'map', slug })

type Point = readonly [lat: number, lng: number]

export const locality = (
  name: string,
  pincode: string,
  [lat, lng]: Point,
  line: string,
  story: string,
  ...subs: readonly string[]
): LocalitySeed => ({
  slug: slugOf(name),
  name,
  pincode,
  lat,
  lng,
  line,
  story,
  subs: subs.map((sub) => ({ slug: slugOf(sub), name: sub })),
})

export const place = (
  slug: string,
  title: string,
  kind: string,
  type: PlaceType,
  locality: string,
  [lat, lng]: Point,
  hours: string | null,
  price: PlaceSeed['price'],
  scene: string,
  line: string,
  story: readonly string[],
  address: string,
  howTo: string,
  ...tags: readonly string[]
): PlaceSeed => ({
  slug,
  title,
  kind,
  type,
  locality,
  lat,
  lng,
  hours,
  price,
  scene,
  line,
  story,
  address,
  howTo,
  tags,
})

export const post = (
  slug: string,
  kind: PostKind,
  kicker: string,
  title: string,
  line: string,
  author: string,
  saves: number,
  scene: string,
  locality: string | null,
  daysAgo: number,
  tags: readonly string[],
  ...blocks: readonly SeedBlock[]
): PostSeed => ({
  slug,
  kind,
  kicker,
  title,
  line,
  author,
  saves,
  scene,
  locality,
  tags,
  daysAgo,
  blocks,
  minutes: minutesToRead(blocks),
})

/** Tickets as [name, price in rupees, seats]. */
export const event = (
  slug: string,
  title: string,
  kind: EventKind,
  venue: string,
  place: string | null,
  locality: string,
  inDays: number,
  hour: number,
  hours: number,
  tickets: readonly (readonly [string, number, number])[],
  scene: string,
  line: string,
  host: string,
  tags: readonly string[],
  ...blocks: readonly SeedBlock[]
): EventSeed => ({
  slug,
  title,
  kind,
  venue,
  place,
  locality,
  inDays,
  hour,
  hours,
  scene,
  line,
  host,
  tags,
  blocks,
  tickets: tickets.map(([name, price, seats]): TicketSeed => ({ name, price, seats })),
})

/** Floors from the ground up, each with its stores and what they sell. */
export const mall = (
  slug: string,
  title: string,
  locality: string,
  [lat, lng]: Point,
  hours: string,
  scene: string,
  line: string,
  story: string,
  address: string,
  floors: Readonly<Record<string, Readonly<Record<string, string>>>>,
): MallSeed => ({
  slug,
  title,
  locality,
  lat,
  lng,
  hours,
  scene,
  line,
  story,
  address,
  floors: Object.entries(floors).map(([name, stores]) => ({
    name,
    stores: Object.entries(stores).map(([store, kind]) => ({ name: store, kind })),
  })),
})

export const video = (
  slug: string,
  title: string,
  tag: string,
  author: string,
  minutes: number,
  scene: string,
  line: string,
  ...frames: readonly (readonly [scene: string, caption: string])[]
): VideoSeed => ({
  slug,
  title,
  tag,
  author,
  minutes,
  scene,
  line,
  frames: frames.map(([shown, caption]) => ({ scene: shown, caption })),
})

export const map = (
  slug: string,
  title: string,
  line: string,
  story: string,
  ...stops: readonly string[]
): MapSeed => ({
  slug,
  title,
  line,
  story,
  places: stops,
})
