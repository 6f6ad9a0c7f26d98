import type { Endpoint } from './endpoint.ts'
import * as access from './endpoints/access.ts'
import * as accessCounter from './endpoints/access-counter.ts'
import * as accessMember from './endpoints/access-member.ts'
import * as accessStaff from './endpoints/access-staff.ts'
import * as account from './endpoints/account.ts'
import * as address from './endpoints/address.ts'
import * as affiliates from './endpoints/affiliates.ts'
import * as auth from './endpoints/auth.ts'
import * as authors from './endpoints/authors.ts'
import * as ballotEditing from './endpoints/ballot-editing.ts'
import * as ballots from './endpoints/ballots.ts'
import * as bannerEditing from './endpoints/banner-editing.ts'
import * as brands from './endpoints/brands.ts'
import * as campaignPages from './endpoints/campaign-pages.ts'
import * as campaignResults from './endpoints/campaign-results.ts'
import * as cards from './endpoints/cards.ts'
import * as careers from './endpoints/careers.ts'
import * as cart from './endpoints/cart.ts'
import * as cartDetails from './endpoints/cart-details.ts'
import * as cartShapes from './endpoints/cart-shapes.ts'
import * as catalogue from './endpoints/catalogue.ts'
import * as cityMaps from './endpoints/city-maps.ts'
import * as comments from './endpoints/comments.ts'
import * as config from './endpoints/config.ts'
import * as coupons from './endpoints/coupons.ts'
import * as editor from './endpoints/editor.ts'
import * as engagement from './endpoints/engagement.ts'
import * as eventShapes from './endpoints/event-shapes.ts'
import * as eventStream from './endpoints/event-stream.ts'
import * as events from './endpoints/events.ts'
import * as experiences from './endpoints/experiences.ts'
import * as feed from './endpoints/feed.ts'
import * as follow from './endpoints/follow.ts'
import * as formAnswers from './endpoints/form-answers.ts'
import * as formEditing from './endpoints/form-editing.ts'
import * as forms from './endpoints/forms.ts'
import * as giftCards from './endpoints/gift-cards.ts'
import * as giftFinder from './endpoints/gift-finder.ts'
import * as giftTags from './endpoints/gift-tags.ts'
import * as giveawayEditing from './endpoints/giveaway-editing.ts'
import * as giveaways from './endpoints/giveaways.ts'
import * as invoices from './endpoints/invoices.ts'
import * as landings from './endpoints/landings.ts'
import * as linkEditing from './endpoints/link-editing.ts'
import * as localities from './endpoints/localities.ts'
import * as malls from './endpoints/malls.ts'
import * as media from './endpoints/media.ts'
import * as merchant from './endpoints/merchant.ts'
import * as merchantCatalog from './endpoints/merchant-catalog.ts'
import * as merchantOrders from './endpoints/merchant-orders.ts'
import * as merchantPages from './endpoints/merchant-pages.ts'
import * as merchantReturns from './endpoints/merchant-returns.ts'
import * as navigationEditing from './endpoints/navigation-editing.ts'
import * as openingEditing from './endpoints/opening-editing.ts'
import * as operations from './endpoints/operations.ts'
import * as orderIds from './endpoints/order-ids.ts'
import * as orderShapes from './endpoints/order-shapes.ts'
import * as orders from './endpoints/orders.ts'
import * as payments from './endpoints/payments.ts'
import * as pincode from './endpoints/pincode.ts'
import * as placeReviews from './endpoints/place-reviews.ts'
import * as places from './endpoints/places.ts'
import * as plainCart from './endpoints/plain-cart.ts'
import * as posts from './endpoints/posts.ts'
import * as privateLinks from './endpoints/private-links.ts'
import * as product from './endpoints/product.ts'
import * as productCard from './endpoints/product-card.ts'
import * as productPage from './endpoints/product-page.ts'
import * as profiles from './endpoints/profiles.ts'
import * as releases from './endpoints/releases.ts'
import * as returnShapes from './endpoints/return-shapes.ts'
import * as returns from './endpoints/returns.ts'
import * as reviews from './endpoints/reviews.ts'
import * as savedLines from './endpoints/saved-lines.ts'
import * as saves from './endpoints/saves.ts'
import * as search from './endpoints/search.ts'
import * as selling from './endpoints/selling.ts'
import * as shipment from './endpoints/shipment.ts'
import * as shopHome from './endpoints/shop-home.ts'
import * as siteChrome from './endpoints/site-chrome.ts'
import * as staffShapes from './endpoints/staff-shapes.ts'
import * as staffWriting from './endpoints/staff-writing.ts'
import * as studio from './endpoints/studio.ts'
import * as subscriptionShapes from './endpoints/subscription-shapes.ts'
import * as subscriptions from './endpoints/subscriptions.ts'
import * as tickets from './endpoints/tickets.ts'
import * as tracking from './endpoints/tracking.ts'
import * as users from './endpoints/users.ts'
import * as videoFiles from './endpoints/video-files.ts'
import * as videoShape from './endpoints/video-shape.ts'
import * as videos from './endpoints/videos.ts'
import * as walk from './endpoints/walk.ts'
import * as wallet from './endpoints/wallet.ts'

/** Every module of calls, by the name of its file; a test holds it against the folder. */
export const endpointModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  access,
  'access-counter': accessCounter,
  'access-staff': accessStaff,
  'access-member': accessMember,
  account,
  affiliates,
  address,
  auth,
  authors,
  brands,
  'campaign-pages': campaignPages,
  'campaign-results': campaignResults,
  'ballot-editing': ballotEditing,
  ballots,
  cards,
  careers,
  cart,
  'cart-details': cartDetails,
  'cart-shapes': cartShapes,
  catalogue,
  'city-maps': cityMaps,
  comments,
  config,
  coupons,
  'staff-writing': staffWriting,
  editor,
  engagement,
  'event-shapes': eventShapes,
  'event-stream': eventStream,
  events,
  experiences,
  feed,
  follow,
  'form-answers': formAnswers,
  'form-editing': formEditing,
  forms,
  'site-chrome': siteChrome,
  'gift-cards': giftCards,
  'gift-finder': giftFinder,
  'gift-tags': giftTags,
  'giveaway-editing': giveawayEditing,
  giveaways,
  invoices,
  landings,
  'link-editing': linkEditing,
  localities,
  'merchant-pages': merchantPages,
  malls,
  media,
  merchant,
  'merchant-catalog': merchantCatalog,
  'merchant-orders': merchantOrders,
  'merchant-returns': merchantReturns,
  'navigation-editing': navigationEditing,
  'banner-editing': bannerEditing,
  'opening-editing': openingEditing,
  operations,
  'order-ids': orderIds,
  'order-shapes': orderShapes,
  orders,
  payments,
  pincode,
  'place-reviews': placeReviews,
  places,
  'plain-cart': plainCart,
  posts,
  'private-links': privateLinks,
  product,
  'product-card': productCard,
  'product-page': productPage,
  profiles,
  'return-shapes': returnShapes,
  returns,
  releases,
  reviews,
  'saved-lines': savedLines,
  saves,
  search,
  selling,
  shipment,
  'shop-home': shopHome,
  'staff-shapes': staffShapes,
  'subscription-shapes': subscriptionShapes,
  studio,
  subscriptions,
  tickets,
  tracking,
  users,
  'video-files': videoFiles,
  'video-shape': videoShape,
  videos,
  walk,
  wallet,
}

/** A call and the name it is exported by; of a kind that editors write its name and the call's, as in `postDeskSave`. */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: Endpoint
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEndpoint = (value: unknown): value is Endpoint =>
  isRecord(value) && typeof value.method === 'string' && typeof value.url === 'string' && 'schema' in value

/** Every call of the API. The names are unique and stay: clients are generated by them. */
export const allEndpoints: readonly NamedEndpoint[] = Object.values(endpointModules).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, value]): NamedEndpoint[] => {
    if (isEndpoint(value)) return [{ name, endpoint: value }]
    if (!isRecord(value)) return []
    return Object.entries(value).flatMap(([call, inner]) =>
      isEndpoint(inner) ? [{ name: `${name}${call[0]?.toUpperCase()}${call.slice(1)}`, endpoint: inner }] : [],
    )
  }),
)
