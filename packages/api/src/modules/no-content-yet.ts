import type { ProfileParts } from './profiles/profile.service.ts'
import type { PlaceReviewParts } from './reviews/place-review.service.ts'
import type { SavesParts } from './saves/saves.service.ts'
import type { ShelfParts } from './saves/shelves.ts'
import type { Authors } from './users/people.service.ts'

interface Content {
  readonly places: ShelfParts['places'] & PlaceReviewParts['places']
  readonly posts: ShelfParts['posts'] & SavesParts['posts'] & ProfileParts['posts']
  readonly events: ShelfParts['events']
  readonly authors: Authors
}

const none = { cardsOf: async () => [] }

/** Stands in until the modules of places, posts and events are composed: nothing is there. */
export const noContentYet: Content = {
  places: none,
  posts: { ...none, cardOf: async () => undefined, byUser: async () => ({ total: 0, cards: [] }) },
  events: none,
  authors: { ofUsers: async () => [], find: async () => undefined },
}
