import type { Base } from '../plugin.ts'
import type { BlockParts } from './blocks/blocks.service.ts'
import { createBlockService } from './blocks/blocks.service.ts'
import { cityMapsModule } from './city-maps/city-maps.module.ts'
import { couponOffers } from './coupons/coupon-offers.service.ts'
import { eventModule } from './events/event.module.ts'
import { landingsModule } from './landings/landings.module.ts'
import { localitiesModule } from './localities/localities.module.ts'
import { mallsModule } from './malls/malls.module.ts'
import { placesModule } from './places/places.module.ts'
import { postsModule } from './posts/posts.module.ts'
import type { SharedModules } from './shared-modules.ts'
import { videosModule } from './videos/videos.module.ts'

export type CityModules = ReturnType<typeof cityModules>

/** What blocks need from modules that are created later. */
type Later = Pick<BlockParts, 'merchants' | 'ballots' | 'forms'>

/** The content modules of a city: places, neighbourhoods, events, films and posts. */
export function cityModules(base: Base, { pincodes, catalogue, media, videoFiles }: SharedModules, later: Later) {
  const cityMaps = cityMapsModule(base)
  const places = placesModule(base, {
    ...cityMaps.service,
    pincodePoint: (pincode) => pincodes.service.pointOf(pincode),
    localityPoint: (city, slug) => localities.service.find(city, slug),
  })
  const videos = videosModule(base)
  const eventPages = eventModule(base, {
    showBlocks: (stored) => blocks.show(base.db, stored),
    whereAre: (slugs) => places.service.whereAre(slugs),
    placesIn: (city, locality, limit) => places.service.top(base.db, city, `locality/${locality}`, limit),
  })
  const events = eventPages.service
  const blocks = createBlockService({
    places: places.service,
    catalogue: catalogue.service,
    videos: videos.service,
    videoFiles: videoFiles.service,
    events,
    posts: { cardsOf: (q, slugs) => written.cardsOf(q, slugs) },
    ...later,
    coupons: { offersOf: (q, codes) => couponOffers(q, codes, base.now()) },
  })
  const posts = postsModule(base, {
    places: places.service,
    blocks,
    events,
    media: media.service,
    videoFiles: videoFiles.service,
  })
  const written = posts.service.posts
  const localities = localitiesModule(base, { places: places.service, posts: written })
  const malls = mallsModule(base)
  const landings = landingsModule(base, {
    localities: localities.service,
    posts: written,
    places: places.service,
    events,
  })
  return { cityMaps, places, videos, eventPages, blocks, posts, localities, malls, landings }
}
