import * as feeds from './feed.repository.ts'

/** The number of entries in each list of a city, for modules whose content is listed in feeds. */
export const feedCounts = feeds.feedCounts
