import type { Base, Module } from '../plugin.ts'
import { accessModule } from './access/access.module.ts'
import { accountModule } from './account/account.module.ts'
import { addressModule } from './address/address.module.ts'
import { affiliateModule } from './affiliates/affiliates.module.ts'
import { authModule } from './auth/auth.module.ts'
import { ballotsModule } from './ballots/ballots.module.ts'
import { createBlockService } from './blocks/blocks.service.ts'
import { brandsModule } from './brands/brands.module.ts'
import { campaignsModule } from './campaigns-content/campaigns.module.ts'
import { studioModule } from './campaigns-content/studio/studio.module.ts'
import { careersModule } from './careers/careers.module.ts'
import { cartModule } from './cart/cart.module.ts'
import { catalogueModule } from './catalogue/catalogue.module.ts'
import { checkoutModule } from './checkout/checkout.module.ts'
import { createPurchases } from './checkout/purchases.ts'
import { cityMapsModule } from './city-maps/city-maps.module.ts'
import { commentModule } from './comments/comment.module.ts'
import { couponOffers } from './coupons/coupon-offers.service.ts'
import { eventEditingModule, eventModule, ticketModule } from './events/event.module.ts'
import { feedbackModule } from './events/feedback.module.ts'
import { experiencesModule } from './experiences/experiences.module.ts'
import { followModule } from './follow/follow.module.ts'
import { formsModule } from './forms/forms.module.ts'
import { cardFaces, giftCardModule } from './gift-cards/gift-card.module.ts'
import { giftFinderModule } from './gift-finder/gift-finder.module.ts'
import { giveawaysModule } from './giveaways/giveaways.module.ts'
import { homeModule } from './home/home.module.ts'
import { invoiceModule } from './invoices/invoice.module.ts'
import { invoiceBook } from './invoices/invoice-book.service.ts'
import { landingsModule } from './landings/landings.module.ts'
import { localitiesModule } from './localities/localities.module.ts'
import { mailModule } from './mail/mail.module.ts'
import { mallsModule } from './malls/malls.module.ts'
import { mediaModule } from './media/media.module.ts'
import { createStoredPictures } from './media/stored-pictures.ts'
import { merchantPagesModule } from './merchant-pages/merchant-pages.module.ts'
import { merchantsOf } from './merchants/merchant-account.service.ts'
import { merchantModule } from './merchants/merchants.module.ts'
import { navigationModule } from './navigation/navigation.module.ts'
import { operationsModule } from './operations/operations.module.ts'
import { orderModule } from './orders/order.module.ts'
import { amountsOf } from './orders/order.repository.ts'
import { contactsIn } from './orders/reading/contacts.ts'
import { createRazorpay } from './payments/gateway/razorpay.ts'
import { paymentModule } from './payments/payment.module.ts'
import { pincodeModule } from './pincode/pincode.module.ts'
import { placeEditingModule, placesModule } from './places/places.module.ts'
import { postsModule } from './posts/posts.module.ts'
import { isFreeName } from './posts/written-post.ts'
import { profileModule } from './profiles/profile.module.ts'
import { refundModule } from './refunds/refund.module.ts'
import { releasesModule } from './releases/releases.module.ts'
import { restockModule } from './restock/restock.module.ts'
import { requestBook } from './returns/requesting/request-book.service.ts'
import { returnModule } from './returns/returns.module.ts'
import { reviewModule } from './reviews/review.module.ts'
import { reviewBook } from './reviews/review-book.service.ts'
import { cardsByKindOf } from './saves/cards-by-kind.ts'
import { savesModule } from './saves/saves.module.ts'
import { createThingNames } from './saves/thing-names.ts'
import { searchModule } from './search/search.module.ts'
import { siteChromeModule } from './site-chrome/site-chrome.module.ts'
import { sitemapModule } from './sitemap/sitemap.module.ts'
import { createSmsService } from './sms/sms.service.ts'
import { socialModule } from './social/social.module.ts'
import { staffChangesModule } from './staff-changes/staff-changes.module.ts'
import { campaignViews } from './stream/campaigns/campaign-events.repository.ts'
import * as campaignEvents from './stream/campaigns/campaign-results.repository.ts'
import { streamModule } from './stream/stream.module.ts'
import { subscriptionModule } from './subscriptions/subscription.module.ts'
import { trackingModule } from './tracking/tracking.module.ts'
import { createPeople } from './users/people.service.ts'
import { usersModule } from './users/users.module.ts'
import { videoFileModule } from './video-files/video-file.module.ts'
import { videosModule } from './videos/videos.module.ts'
import { walletModule } from './wallet/wallet.module.ts'

export type Modules = ReturnType<typeof composeModules>

/**
 * Every module of the API, in the order in which they stand on each other: one line a module.
 * `const carts = cartModule(base, { catalogue: catalogue.service })`, then its name in the answer.
 */
// limit: the composition: one line a module, in the order in which they need each other
export function composeModules(base: Base) {
  const pincodes = pincodeModule(base)
  const addresses = addressModule(base, { pincodes: pincodes.service })
  const mail = mailModule(base)
  const contacts = contactsIn()
  const sms = createSmsService(base.outbox, base.settings)
  const wallet = walletModule(base, {
    ...{ faces: cardFaces, mail: mail.service, contacts },
    nameOf: async (userId) => (await contacts.contact(base.db, userId))?.firstName ?? '',
  })
  const catalogue = catalogueModule(base, { pincodes: pincodes.service })
  const media = mediaModule(base)
  const pictures = createStoredPictures({ ...base, media: media.service })
  const affiliates = affiliateModule(base)
  const cityMaps = cityMapsModule(base)
  const places = placesModule(base, {
    ...cityMaps.service,
    pincodePoint: (pincode) => pincodes.service.pointOf(pincode),
    localityPoint: (city, slug) => localities.service.find(city, slug),
  })
  const videos = videosModule(base)
  const eventPages = eventModule(base, {
    blocksShown: (stored) => blocks.shown(base.db, stored),
    whereAre: (slugs) => places.service.whereAre(slugs),
    placesIn: (city, locality) => places.service.top(base.db, city, `locality/${locality}`, 6),
  })
  const events = eventPages.service
  const blocks = createBlockService({
    ...{ places: places.service, catalogue: catalogue.service, videos: videos.service, events },
    posts: { cardsOf: (q, slugs) => written.cardsOf(q, slugs) },
    merchants: { brandCards: (q, slugs) => merchantPages.service.brandCards(q, slugs) },
    ballots: { pollsOf: (q, ids) => ballots.service.pollsOf(q, ids) },
    forms: { formsOf: (q, ids) => forms.service.forms.formsOf(q, ids) },
    coupons: { offersOf: (q, codes) => couponOffers(q, codes, base.now()) },
  })
  const posts = postsModule(base, { places: places.service, blocks, events, media: media.service })
  const written = posts.service.posts
  const localities = localitiesModule(base, { places: places.service, posts: written })
  const malls = mallsModule(base)
  const landings = landingsModule(base, {
    ...{ localities: localities.service, posts: written, places: places.service, events },
  })
  const content = { places: places.service, posts: written, events, authors: posts.service.authors }
  const cardsByKind = cardsByKindOf(base.db, {
    ...{ catalogue: catalogue.service, ...content, malls: malls.service, videos: videos.service },
  })
  const nameOf = createThingNames({ db: base.db, cardsByKind, posts: written, events })
  const saves = savesModule(base, { cardsByKind, nameOf, posts: content.posts })
  const reviews = reviewModule(base, { catalogue: catalogue.service, media: media.service, places: content.places })
  const people = createPeople(content.authors)
  const comments = commentModule(base, { nameOf, people })
  const follow = followModule(base, { people })
  const profiles = profileModule(base, { people, follow: follow.service, posts: content.posts })
  const restock = restockModule(base, { catalogue: catalogue.service, mail: mail.service })
  const merchantPages = merchantPagesModule(base, { catalogue: catalogue.service })
  const search = searchModule(base, { catalogue: catalogue.service })
  const brands = brandsModule(base, { catalogue: catalogue.service })
  const gifts = giftFinderModule(base, { catalogue: catalogue.service })
  const navigation = navigationModule(base)
  const campaigns = campaignsModule(base, {
    ...{ blocks, wallet: wallet.service.wallet, media: media.service, navigation: navigation.service },
  })
  const studio = studioModule(base, {
    blocks,
    media: media.service,
    views: (slugs, since) => campaignViews(base.db, slugs, since),
    events: campaignEvents,
    amountsOf,
  })
  const homes = homeModule(base, {
    events,
    ...{ catalogue: catalogue.service, banners: campaigns.service.banners, posts: written, places: places.service },
  })
  const siteChrome = siteChromeModule(base, { banners: campaigns.service.banners })
  const forms = formsModule(base, { mail: mail.service, media: media.service })
  const ballots = ballotsModule(base, { media: media.service })
  const carts = cartModule(base, {
    catalogue: catalogue.service,
    pincodes: pincodes.service,
    addresses: addresses.service,
    uploads: media.service,
  })
  const mailing = { mail: mail.service, contacts }
  const purse = wallet.service.wallet
  const gateway = createRazorpay(base.settings)
  const refunds = refundModule(base, { ...mailing, gateway, wallet: purse })
  const invoices = invoiceModule(base, { merchantsOf })
  const afterPlacing = {
    ...{ ...mailing, wallet: purse, refunds: refunds.service, invoices: invoices.service },
    around: { refunds: refunds.service, requests: requestBook, invoices: invoiceBook, reviews: reviewBook },
  }
  const orders = orderModule(base, afterPlacing)
  const returns = returnModule(base, {
    ...{ ...afterPlacing, orders: orders.service.orders, carts: carts.service },
    ...{ addresses: addresses.service, media: media.service, rewards: wallet.service.rewards },
  })
  const tracking = trackingModule(base, { ...afterPlacing, sms })
  const purchases = createPurchases()
  const checkout = checkoutModule(base, {
    ...{ ...carts.service, ...orders.service, wallet: purse, purchases },
  })
  const payments = paymentModule(base, {
    ...{ ...mailing, gateway, checkout: checkout.service.checkout, refunds: refunds.service },
  })
  const tickets = ticketModule(base, {
    ...{ ...mailing, checkout: checkout.service.checkout, purchases, refunds: refunds.service, wallet: purse },
  })
  const subscriptions = subscriptionModule(base, {
    ...{ ...mailing, addresses: addresses.service, catalogue: catalogue.service, payments: payments.service },
    ...{ checkout: checkout.service.checkout, purchases, gateway, refunds: refunds.service },
  })
  const giftCards = giftCardModule(base, {
    ...{ ...mailing, sms, checkout: checkout.service.checkout, purchases, refunds: refunds.service, wallet: purse },
    pictures,
    walletOf: wallet.service.views.show,
  })
  const placeEditing = placeEditingModule(base, { places: places.service, media: media.service })
  const eventEditing = eventEditingModule(base, {
    ...{ blocks, media: media.service, tickets: tickets.service.tickets, isFreeName },
  })
  const auth = authModule(base, { mails: mail.service, sms, carts: carts.service, rewards: wallet.service.rewards })
  const merchants = merchantModule(base, {
    ...{
      ...afterPlacing,
      media: media.service,
      auth: auth.service,
      move: orders.service.move,
      answer: returns.service.answer,
    },
  })
  const users = usersModule(base, {
    ...{ carts: carts.service, auth: auth.service, media: media.service, authors: posts.service.authors },
  })
  const account = accountModule(base, {
    ...{ mails: mail.service, sms, auth: auth.service },
    personal: () => Object.values<Module>(modules).flatMap((module) => module.personal ?? []),
  })
  const modules = modulesByName({
    access: accessModule(base, { auth: auth.service }),
    experiences: experiencesModule(base, { events, places: places.service }),
    pincodes,
    addresses,
    auth,
    account,
    users,
    mail,
    wallet,
    catalogue,
    places,
    cityMaps,
    localities,
    malls,
    videos,
    posts,
    landings,
    merchantPages,
    search,
    media,
    saves,
    reviews,
    comments,
    follow,
    profiles,
    restock,
    campaigns,
    studio,
    brands,
    gifts,
    homes,
    events: eventPages,
    tickets,
    subscriptions,
    giftCards,
    placeEditing,
    eventEditing,
    navigation,
    forms,
    staffChanges: staffChangesModule(),
    releases: releasesModule(base),
    ballots,
    careers: careersModule(base, forms.service),
    giveaways: giveawaysModule(base, { ...forms.service, media: media.service }),
    feedback: feedbackModule(base, forms.service),
    siteChrome,
    carts,
    invoices,
    orders,
    returns,
    tracking,
    merchants,
    checkout,
    refunds,
    payments,
    affiliates,
    stream: streamModule(base, { affiliates: affiliates.service }),
    videoFiles: videoFileModule(base),
    social: socialModule(base, { pictures }),
    sitemap: sitemapModule(base, { posts: written, gifts: gifts.service }),
    operations: operationsModule(base, {
      ...{ reviews: reviews.service, comments: comments.service, refunds: refunds.service },
      tickets: tickets.service.tickets,
    }),
  })
  return modules
}

const modulesByName = <M extends Record<string, Module>>(modules: M): M => modules
