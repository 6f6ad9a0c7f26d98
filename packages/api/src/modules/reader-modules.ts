import type { Base } from '../plugin.ts'
import { ballotsModule } from './ballots/ballots.module.ts'
import { brandsModule } from './brands/brands.module.ts'
import { campaignsModule } from './campaigns-content/campaigns.module.ts'
import { studioModule } from './campaigns-content/studio/studio.module.ts'
import type { CityModules } from './city-modules.ts'
import { commentModule } from './comments/comment.module.ts'
import { followModule } from './follow/follow.module.ts'
import { formsModule } from './forms/forms.module.ts'
import { giftFinderModule } from './gift-finder/gift-finder.module.ts'
import { homeModule } from './home/home.module.ts'
import { merchantPagesModule } from './merchant-pages/merchant-pages.module.ts'
import { navigationModule } from './navigation/navigation.module.ts'
import { amountsOf } from './orders/order.repository.ts'
import { profileModule } from './profiles/profile.module.ts'
import { restockModule } from './restock/restock.module.ts'
import { reviewModule } from './reviews/review.module.ts'
import { cardsByKindOf } from './saves/cards-by-kind.ts'
import { createContentNames } from './saves/content-names.ts'
import { savesModule } from './saves/saves.module.ts'
import { searchModule } from './search/search.module.ts'
import type { SharedModules } from './shared-modules.ts'
import { siteChromeModule } from './site-chrome/site-chrome.module.ts'
import { campaignViews } from './stream/campaigns/campaign-events.repository.ts'
import * as campaignEvents from './stream/campaigns/campaign-results.repository.ts'
import { createPeople } from './users/people.service.ts'

/** What visitors do with the content they find, and the pages that staff compile from it. */
export function readerModules(base: Base, shared: SharedModules, city: CityModules) {
  const { catalogue, media, videoFiles, mail, push, contacts, wallet } = shared
  const { places, videos, blocks, posts, malls } = city
  const events = city.eventPages.service
  const written = posts.service.posts
  const content = { places: places.service, posts: written, events, authors: posts.service.authors }
  const cardsByKind = cardsByKindOf(base.db, {
    catalogue: catalogue.service,
    ...content,
    malls: malls.service,
    videos: videos.service,
  })
  const nameOf = createContentNames({ db: base.db, cardsByKind, posts: written, events })
  const saves = savesModule(base, {
    cardsByKind,
    nameOf,
    posts: content.posts,
    catalogue: catalogue.service,
    mail: mail.service,
    push: push.service,
    contacts,
  })
  const ofProducts = { catalogue: catalogue.service, mail: mail.service }
  const reviews = reviewModule(base, { ...ofProducts, media: media.service, places: content.places })
  const people = createPeople(content.authors)
  const comments = commentModule(base, { nameOf, people })
  const follow = followModule(base, { people })
  const profiles = profileModule(base, { people, follow: follow.service, posts: content.posts })
  const restock = restockModule(base, ofProducts)
  const merchantPages = merchantPagesModule(base, { catalogue: catalogue.service })
  const search = searchModule(base, { catalogue: catalogue.service })
  const brands = brandsModule(base, { catalogue: catalogue.service })
  const gifts = giftFinderModule(base, { catalogue: catalogue.service })
  const navigation = navigationModule(base)
  const campaigns = campaignsModule(base, {
    blocks,
    wallet: wallet.service.wallet,
    media: media.service,
    navigation: navigation.service,
  })
  const studio = studioModule(base, {
    blocks,
    media: media.service,
    videoFiles: videoFiles.service,
    views: (slugs, since) => campaignViews(base.db, slugs, since),
    events: campaignEvents,
    amountsOf,
  })
  const homes = homeModule(base, {
    events,
    catalogue: catalogue.service,
    banners: campaigns.service.banners,
    posts: written,
    places: places.service,
  })
  const siteChrome = siteChromeModule(base, { banners: campaigns.service.banners })
  const forms = formsModule(base, { mail: mail.service, media: media.service })
  const ballots = ballotsModule(base, { media: media.service })
  return {
    saves,
    reviews,
    comments,
    follow,
    profiles,
    restock,
    merchantPages,
    search,
    brands,
    gifts,
    navigation,
    campaigns,
    studio,
    homes,
    siteChrome,
    forms,
    ballots,
  }
}
