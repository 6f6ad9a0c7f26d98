import type { Base, Module } from '../plugin.ts'
import { accessModule } from './access/access.module.ts'
import { accountModule } from './account/account.module.ts'
import { authModule } from './auth/auth.module.ts'
import { careersModule } from './careers/careers.module.ts'
import { cityModules } from './city-modules.ts'
import { complaintsModule } from './complaints/complaints.module.ts'
import { eventEditingModule, ticketModule } from './events/event.module.ts'
import { feedbackModule } from './events/feedback.module.ts'
import { experiencesModule } from './experiences/experiences.module.ts'
import { giftCardModule } from './gift-cards/gift-card.module.ts'
import { giveawaysModule } from './giveaways/giveaways.module.ts'
import { merchantModule } from './merchants/merchants.module.ts'
import { operationsModule } from './operations/operations.module.ts'
import { orderModules } from './order-modules.ts'
import { placeEditingModule } from './places/places.module.ts'
import { isFreeName } from './posts/written-post.ts'
import { productQuestionModule } from './product-questions/product-question.module.ts'
import { readerModules } from './reader-modules.ts'
import { releasesModule } from './releases/releases.module.ts'
import { sharedModules } from './shared-modules.ts'
import { sitemapModule } from './sitemap/sitemap.module.ts'
import { socialModule } from './social/social.module.ts'
import { staffChangesModule } from './staff-changes/staff-changes.module.ts'
import { streamModule } from './stream/stream.module.ts'
import { subscriptionModule } from './subscriptions/subscription.module.ts'
import { trackingModule } from './tracking/tracking.module.ts'
import { usersModule } from './users/users.module.ts'

export type Modules = ReturnType<typeof composeModules>

/**
 * All modules of the API in order of dependency: one line per module, here or in one of the groups. For a new one:
 * `const carts = cartModule(base, { catalogue: catalogue.service })`, then its name in the return value.
 */
// limit: the composition: one line per module, in order of dependency
export function composeModules(base: Base) {
  const shared = sharedModules(base)
  const { pincodes, addresses, mail, push, sms, wallet, catalogue, media, videoFiles, pictures, affiliates } = shared
  const city = cityModules(base, shared, {
    merchants: { brandCards: (q, slugs) => merchantPages.service.brandCards(q, slugs) },
    ballots: { pollsOf: (q, ids) => ballots.service.pollsOf(q, ids) },
    forms: { formsOf: (q, ids) => forms.service.forms.formsOf(q, ids) },
  })
  const { cityMaps, places, videos, eventPages, blocks, posts, localities, malls, landings } = city
  const events = eventPages.service
  const readers = readerModules(base, shared, city)
  const { saves, reviews, comments, follow, profiles, restock, merchantPages, search, brands, gifts } = readers
  const { navigation, campaigns, studio, homes, siteChrome, forms, ballots } = readers
  const selling = orderModules(base, shared)
  const { carts, refunds, invoices, orders, returns, checkout, payments } = selling
  const { mailing, purse, gateway, afterPlacing, purchases } = selling
  const tickets = ticketModule(base, {
    ...mailing,
    checkout: checkout.service.checkout,
    purchases,
    refunds: refunds.service,
    wallet: purse,
    whereIs: events.whereIs,
  })
  const subscriptions = subscriptionModule(base, {
    ...mailing,
    addresses: addresses.service,
    catalogue: catalogue.service,
    payments: payments.service,
    checkout: checkout.service.checkout,
    purchases,
    gateway,
    refunds: refunds.service,
  })
  const giftCards = giftCardModule(base, {
    ...mailing,
    sms,
    checkout: checkout.service.checkout,
    purchases,
    refunds: refunds.service,
    wallet: purse,
    pictures,
    walletOf: wallet.service.views.show,
  })
  const placeEditing = placeEditingModule(base, { places: places.service, media: media.service })
  const eventEditing = eventEditingModule(base, {
    blocks,
    media: media.service,
    videoFiles: videoFiles.service,
    tickets: tickets.service.tickets,
    isFreeName,
  })
  const auth = authModule(base, { mails: mail.service, sms, carts: carts.service, rewards: wallet.service.rewards })
  const merchants = merchantModule(base, {
    ...afterPlacing,
    media: media.service,
    pincodes: pincodes.service,
    auth: auth.service,
    move: orders.service.move,
    declineLine: orders.service.declineLine,
    answer: returns.service.answer,
  })
  const productQuestions = productQuestionModule(base, { catalogue: catalogue.service, mail: mail.service })
  const users = usersModule(base, {
    carts: carts.service,
    auth: auth.service,
    media: media.service,
    authors: posts.service.authors,
  })
  const account = accountModule(base, {
    mails: mail.service,
    sms,
    auth: auth.service,
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
    push,
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
    giveaways: giveawaysModule(base, {
      ...mailing,
      ...forms.service,
      media: media.service,
      addresses: addresses.service,
    }),
    feedback: feedbackModule(base, forms.service),
    siteChrome,
    carts,
    invoices,
    orders,
    returns,
    tracking: trackingModule(base, { ...afterPlacing, sms, phones: auth.service.phones }),
    merchants,
    productQuestions,
    complaints: complaintsModule(base, { mail: mail.service }),
    checkout,
    refunds,
    payments,
    affiliates,
    stream: streamModule(base, { affiliates: affiliates.service }),
    videoFiles,
    social: socialModule(base, { pictures }),
    sitemap: sitemapModule(base, { posts: posts.service.posts, gifts: gifts.service }),
    operations: operationsModule(base, {
      reviews: reviews.service,
      comments: comments.service,
      questions: productQuestions.service,
      refunds: refunds.service,
      checkout: checkout.service.checkout.atGateway,
      tickets: tickets.service.tickets,
    }),
  })
  return modules
}

const modulesByName = <M extends Record<string, Module>>(modules: M): M => modules
