/** A block of a post in the seed: it references content by slug, which is resolved when it is read. */
export type SeedBlock =
  | { readonly type: 'text'; readonly html: string }
  | { readonly type: 'heading'; readonly text: string }
  | {
      readonly type: 'picture'
      readonly picture: { readonly scene: string; readonly alt: string }
      readonly caption: string
    }
  | { readonly type: 'quote'; readonly text: string; readonly who: string }
  | { readonly type: 'places'; readonly title: string; readonly slugs: readonly string[] }
  | { readonly type: 'products'; readonly title: string; readonly slugs: readonly string[] }
  | { readonly type: 'events'; readonly title: string; readonly slugs: readonly string[] }
  | { readonly type: 'video'; readonly slug: string }
  | { readonly type: 'map'; readonly slug: string }
  | { readonly type: 'tip'; readonly text: string }

/** A neighbourhood that people would name as a meeting place, and its sub-areas. */
export interface LocalitySeed {
  readonly slug: string
  readonly name: string
  readonly line: string
  readonly story: string
  readonly pincode: string
  readonly lat: number
  readonly lng: number
  readonly subs: readonly { readonly slug: string; readonly name: string }[]
}

export const placeTypes = ['food', 'nightlife', 'shopping', 'outdoors', 'culture', 'wellness', 'activities'] as const
export type PlaceType = (typeof placeTypes)[number]

/**
 * A place to visit. `hours` is null if they are unknown, '24 hours', or clauses such as 'Daily 11 am – 11 pm', 'Mon–Sat
 * 10 am – 8 pm; Sun 11 am – 6 pm', 'Closed Mon; else 9 am – 5 pm'. `price` is one to three rupee signs.
 */
export interface PlaceSeed {
  readonly slug: string
  readonly title: string
  readonly kind: string
  readonly type: PlaceType
  readonly locality: string
  readonly lat: number
  readonly lng: number
  readonly hours: string | null
  readonly price: 1 | 2 | 3 | null
  readonly scene: string
  readonly line: string
  readonly story: readonly string[]
  readonly address: string
  readonly howTo: string
  readonly tags: readonly string[]
}

export type PostKind = 'guide' | 'discovery' | 'review' | 'post'

/** `daysAgo` counts from the day of seeding, so that fresh demo data never looks outdated. */
export interface PostSeed {
  readonly slug: string
  readonly kind: PostKind
  readonly kicker: string
  readonly title: string
  readonly line: string
  readonly author: string
  readonly minutes: number
  readonly saves: number
  readonly scene: string
  readonly locality: string | null
  readonly tags: readonly string[]
  readonly daysAgo: number
  readonly blocks: readonly SeedBlock[]
}

export const eventKinds = [
  'music',
  'food',
  'walk',
  'workshop',
  'theatre',
  'market',
  'film',
  'talk',
  'kids',
  'sport',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Price in rupees; 0 is free. */
export interface TicketSeed {
  readonly name: string
  readonly price: number
  readonly seats: number
}

/** `inDays` counts from the day of seeding; `hour` 19.5 is half past seven in the evening in India. */
export interface EventSeed {
  readonly slug: string
  readonly title: string
  readonly venue: string
  /** slug of the place where it happens, if that is one of ours */
  readonly place: string | null
  readonly locality: string
  readonly line: string
  readonly kind: EventKind
  readonly inDays: number
  readonly hour: number
  readonly hours: number
  readonly tickets: readonly TicketSeed[]
  readonly scene: string
  readonly tags: readonly string[]
  readonly host: string
  readonly blocks: readonly SeedBlock[]
}

/** Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A weekly event: the database creates its dates for the coming weeks. */
export interface SeriesSeed extends Omit<EventSeed, 'inDays' | 'locality' | 'place'> {
  /** slug of the place, which also determines the neighbourhood */
  readonly place: string
  readonly weekdays: readonly Weekday[]
}

export interface MallSeed {
  readonly slug: string
  readonly title: string
  readonly locality: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
  readonly scene: string
  readonly line: string
  readonly story: string
  readonly address: string
  readonly floors: readonly {
    readonly name: string
    readonly stores: readonly { readonly name: string; readonly kind: string }[]
  }[]
}

/** A slideshow: a sequence of pictures with captions. The demo data has no video files. */
export interface VideoSeed {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly tag: string
  readonly author: string
  readonly minutes: number
  readonly scene: string
  readonly frames: readonly { readonly scene: string; readonly caption: string }[]
}

/** A list of places to show on a map, in walking order. */
export interface MapSeed {
  readonly slug: string
  readonly title: string
  readonly line: string
  readonly story: string
  readonly places: readonly string[]
}

export interface FaceSeed {
  readonly skin: string
  readonly hair: 'short' | 'parted' | 'bun' | 'long' | 'curly' | 'bob' | 'bald' | 'scarf' | 'braid' | 'cap'
  readonly hairColour: string
  readonly cloth: string
  readonly wears: 'kurta' | 'shirt' | 'saree' | 'tee'
  readonly ground: string
  readonly glasses?: 'round' | 'square'
  readonly beard?: 'full' | 'moustache' | 'stubble'
  readonly bindi?: boolean
}

export interface AuthorSeed {
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly line: string
  readonly story: string
  readonly face: FaceSeed
}

export interface TagSeed {
  readonly slug: string
  readonly name: string
  readonly line: string
  readonly group: 'food' | 'going-out' | 'company' | 'culture' | 'outdoors' | 'shopping'
  /** its page is generated from tagged content, without an editor */
  readonly programmatic: boolean
}

/** All content of one city. */
export interface CityContent {
  readonly localities: readonly LocalitySeed[]
  readonly places: readonly PlaceSeed[]
  readonly posts: readonly PostSeed[]
  readonly events: readonly EventSeed[]
  readonly series: readonly SeriesSeed[]
  readonly malls: readonly MallSeed[]
  readonly videos: readonly VideoSeed[]
  readonly maps: readonly MapSeed[]
}
