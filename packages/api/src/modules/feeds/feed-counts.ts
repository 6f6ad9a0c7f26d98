import * as feeds from './feed.repository.ts'

/** How many stand in each list of a city: modules whose things stand in lists ask here. */
export const feedCounts = feeds.feedCounts
