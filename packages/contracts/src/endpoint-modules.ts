import * as access from './endpoints/access/access.ts'
import * as accessCounter from './endpoints/access/access-counter.ts'
import * as accessMember from './endpoints/access/access-member.ts'
import * as accessOffer from './endpoints/access/access-offer.ts'
import * as accessStaff from './endpoints/access/access-staff.ts'
import * as accessUse from './endpoints/access/access-use.ts'
import * as affiliates from './endpoints/campaigns/affiliates.ts'
import * as ballotEditing from './endpoints/campaigns/ballot-editing.ts'
import * as ballots from './endpoints/campaigns/ballots.ts'
import * as bannerEditing from './endpoints/campaigns/banner-editing.ts'
import * as campaignPages from './endpoints/campaigns/campaign-pages.ts'
import * as campaignResults from './endpoints/campaigns/campaign-results.ts'
import * as formAnswers from './endpoints/campaigns/form-answers.ts'
import * as formEditing from './endpoints/campaigns/form-editing.ts'
import * as forms from './endpoints/campaigns/forms.ts'
import * as landings from './endpoints/campaigns/landings.ts'
import * as linkEditing from './endpoints/campaigns/link-editing.ts'
import * as privateLinks from './endpoints/campaigns/private-links.ts'
import * as studio from './endpoints/campaigns/studio.ts'
import * as cart from './endpoints/cart/cart.ts'
import * as cartBilling from './endpoints/cart/cart-billing.ts'
import * as cartDetails from './endpoints/cart/cart-details.ts'
import * as cartLine from './endpoints/cart/cart-line.ts'
import * as cartShapes from './endpoints/cart/cart-shapes.ts'
import * as coupons from './endpoints/cart/coupons.ts'
import * as pincode from './endpoints/cart/pincode.ts'
import * as plainCart from './endpoints/cart/plain-cart.ts'
import * as savedLines from './endpoints/cart/saved-lines.ts'
import * as cityMaps from './endpoints/city/city-maps.ts'
import * as experienceCard from './endpoints/city/experience-card.ts'
import * as experiences from './endpoints/city/experiences.ts'
import * as localities from './endpoints/city/localities.ts'
import * as malls from './endpoints/city/malls.ts'
import * as placeReviews from './endpoints/city/place-reviews.ts'
import * as places from './endpoints/city/places.ts'
import * as walk from './endpoints/city/walk.ts'
import * as authors from './endpoints/content/authors.ts'
import * as cards from './endpoints/content/cards.ts'
import * as comments from './endpoints/content/comments.ts'
import * as editor from './endpoints/content/editor.ts'
import * as feed from './endpoints/content/feed.ts'
import * as media from './endpoints/content/media.ts'
import * as posts from './endpoints/content/posts.ts'
import * as staffWriting from './endpoints/content/staff-writing.ts'
import * as videoCaptions from './endpoints/content/video-captions.ts'
import * as videoFiles from './endpoints/content/video-files.ts'
import * as videoShape from './endpoints/content/video-shape.ts'
import * as videos from './endpoints/content/videos.ts'
import * as checkIn from './endpoints/events/check-in.ts'
import * as eventKinds from './endpoints/events/event-kinds.ts'
import * as eventShapes from './endpoints/events/event-shapes.ts'
import * as events from './endpoints/events/events.ts'
import * as tickets from './endpoints/events/tickets.ts'
import * as giveawayDraw from './endpoints/giveaways/giveaway-draw.ts'
import * as giveawayEditing from './endpoints/giveaways/giveaway-editing.ts'
import * as giveawayPrizes from './endpoints/giveaways/giveaway-prizes.ts'
import * as giveaways from './endpoints/giveaways/giveaways.ts'
import * as merchant from './endpoints/merchants/merchant.ts'
import * as merchantCatalog from './endpoints/merchants/merchant-catalog.ts'
import * as merchantInvitation from './endpoints/merchants/merchant-invitation.ts'
import * as merchantOrders from './endpoints/merchants/merchant-orders.ts'
import * as merchantPages from './endpoints/merchants/merchant-pages.ts'
import * as merchantPeople from './endpoints/merchants/merchant-people.ts'
import * as merchantProduct from './endpoints/merchants/merchant-product.ts'
import * as merchantReturns from './endpoints/merchants/merchant-returns.ts'
import * as merchantShop from './endpoints/merchants/merchant-shop.ts'
import * as merchantSizes from './endpoints/merchants/merchant-sizes.ts'
import * as ownPeople from './endpoints/merchants/own-people.ts'
import * as selling from './endpoints/merchants/selling.ts'
import * as sellingRequests from './endpoints/merchants/selling-requests.ts'
import * as giftCardExtending from './endpoints/money/gift-card-extending.ts'
import * as giftCardRedeeming from './endpoints/money/gift-card-redeeming.ts'
import * as giftCards from './endpoints/money/gift-cards.ts'
import * as subscriptionShapes from './endpoints/money/subscription-shapes.ts'
import * as subscriptionState from './endpoints/money/subscription-state.ts'
import * as subscriptions from './endpoints/money/subscriptions.ts'
import * as wallet from './endpoints/money/wallet.ts'
import * as walletMovements from './endpoints/money/wallet-movements.ts'
import * as giftNote from './endpoints/orders/gift-note.ts'
import * as invoices from './endpoints/orders/invoices.ts'
import * as orderIds from './endpoints/orders/order-ids.ts'
import * as orderShapes from './endpoints/orders/order-shapes.ts'
import * as orders from './endpoints/orders/orders.ts'
import * as payments from './endpoints/orders/payments.ts'
import * as returnShapes from './endpoints/orders/return-shapes.ts'
import * as returns from './endpoints/orders/returns.ts'
import * as shipment from './endpoints/orders/shipment.ts'
import * as tracking from './endpoints/orders/tracking.ts'
import * as account from './endpoints/people/account.ts'
import * as address from './endpoints/people/address.ts'
import * as auth from './endpoints/people/auth.ts'
import * as closing from './endpoints/people/closing.ts'
import * as complaints from './endpoints/people/complaints.ts'
import * as dataCopy from './endpoints/people/data-copy.ts'
import * as engagement from './endpoints/people/engagement.ts'
import * as engagementConsent from './endpoints/people/engagement-consent.ts'
import * as follow from './endpoints/people/follow.ts'
import * as phoneSignIn from './endpoints/people/phone-sign-in.ts'
import * as profiles from './endpoints/people/profiles.ts'
import * as push from './endpoints/people/push.ts'
import * as saves from './endpoints/people/saves.ts'
import * as users from './endpoints/people/users.ts'
import * as brands from './endpoints/shop/brands.ts'
import * as catalogue from './endpoints/shop/catalogue.ts'
import * as giftFinder from './endpoints/shop/gift-finder.ts'
import * as giftTags from './endpoints/shop/gift-tags.ts'
import * as product from './endpoints/shop/product.ts'
import * as productCard from './endpoints/shop/product-card.ts'
import * as productPage from './endpoints/shop/product-page.ts'
import * as questionnaires from './endpoints/shop/questionnaires.ts'
import * as restock from './endpoints/shop/restock.ts'
import * as reviews from './endpoints/shop/reviews.ts'
import * as shopHome from './endpoints/shop/shop-home.ts'
import * as careers from './endpoints/site/careers.ts'
import * as config from './endpoints/site/config.ts'
import * as couponBanner from './endpoints/site/coupon-banner.ts'
import * as eventStream from './endpoints/site/event-stream.ts'
import * as navigationEditing from './endpoints/site/navigation-editing.ts'
import * as openingEditing from './endpoints/site/opening-editing.ts'
import * as operations from './endpoints/site/operations.ts'
import * as releases from './endpoints/site/releases.ts'
import * as search from './endpoints/site/search.ts'
import * as siteChrome from './endpoints/site/site-chrome.ts'
import * as staffShapes from './endpoints/site/staff-shapes.ts'

/** Every module of endpoints, by the name of its file; a test compares it with the folder. */
export const endpointModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  access,
  'access-offer': accessOffer,
  'access-counter': accessCounter,
  'access-staff': accessStaff,
  'access-member': accessMember,
  'access-use': accessUse,
  account,
  push,
  closing,
  complaints,
  'data-copy': dataCopy,
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
  'cart-billing': cartBilling,
  'cart-shapes': cartShapes,
  'cart-line': cartLine,
  catalogue,
  'city-maps': cityMaps,
  comments,
  config,
  coupons,
  'staff-writing': staffWriting,
  editor,
  engagement,
  'event-shapes': eventShapes,
  'event-kinds': eventKinds,
  'event-stream': eventStream,
  events,
  experiences,
  'experience-card': experienceCard,
  feed,
  follow,
  'form-answers': formAnswers,
  'form-editing': formEditing,
  forms,
  'site-chrome': siteChrome,
  'coupon-banner': couponBanner,
  'gift-cards': giftCards,
  'gift-card-redeeming': giftCardRedeeming,
  'gift-card-extending': giftCardExtending,
  'gift-finder': giftFinder,
  questionnaires,
  'gift-tags': giftTags,
  'giveaway-editing': giveawayEditing,
  giveaways,
  'giveaway-draw': giveawayDraw,
  'giveaway-prizes': giveawayPrizes,
  invoices,
  landings,
  'link-editing': linkEditing,
  localities,
  'merchant-pages': merchantPages,
  'merchant-product': merchantProduct,
  malls,
  media,
  merchant,
  'merchant-catalog': merchantCatalog,
  'merchant-invitation': merchantInvitation,
  'merchant-orders': merchantOrders,
  'merchant-people': merchantPeople,
  'merchant-returns': merchantReturns,
  'merchant-shop': merchantShop,
  'merchant-sizes': merchantSizes,
  'navigation-editing': navigationEditing,
  'banner-editing': bannerEditing,
  'opening-editing': openingEditing,
  operations,
  'gift-note': giftNote,
  'order-ids': orderIds,
  'order-shapes': orderShapes,
  orders,
  'own-people': ownPeople,
  payments,
  pincode,
  'place-reviews': placeReviews,
  places,
  'phone-sign-in': phoneSignIn,
  'plain-cart': plainCart,
  posts,
  'private-links': privateLinks,
  product,
  'product-card': productCard,
  'product-page': productPage,
  restock,
  profiles,
  'return-shapes': returnShapes,
  returns,
  releases,
  reviews,
  'saved-lines': savedLines,
  saves,
  search,
  selling,
  'selling-requests': sellingRequests,
  shipment,
  'shop-home': shopHome,
  'staff-shapes': staffShapes,
  'subscription-shapes': subscriptionShapes,
  'subscription-state': subscriptionState,
  studio,
  subscriptions,
  tickets,
  'check-in': checkIn,
  tracking,
  users,
  'engagement-consent': engagementConsent,
  'video-captions': videoCaptions,
  'video-files': videoFiles,
  'video-shape': videoShape,
  videos,
  walk,
  wallet,
  'wallet-movements': walletMovements,
}
