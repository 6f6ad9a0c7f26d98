/** Keys of the browser's storages. Other code of the site's owner reads them, so they must not change. */
export const localKeys = {
  city: 'ls.userCity',
  location: 'location',
  pincode: 'v2Pincode',
  cartId: 'cartId',
  couponCode: 'couponCode',
  user: 'loggedInUser',
  token: 'jwt_token',
  gender: 'selectedGender',
  searches: 'recentSearches',
  /** number of items in the cart, shared with other tabs */
  cartCount: 'cartCount',
  seen: 'recentlySeen',
  affiliation: 'affiliation',
  /** the city whose offers the user browses, independent of the city in use */
  accessCity: 'accessCity',
  /** confirmations at a counter that have not reached the server yet */
  waitingUses: 'waitingUses',
  /** tickets that were shown, for a venue without a network */
  tickets: 'nukkad_tickets',
  /** 'off' if the visitor does not want to be counted */
  measuring: 'measuring',
  /** id of this browser in analytics */
  objectId: 'objectId',
  /** events that the gateway has not received yet */
  waitingEvents: 'waitingEvents',
} as const

export const sessionKeys = {
  webview: 'webView',
  nativeCart: 'nativeCart',
  deliveryPartners: 'deliveryPartners',
  visibleCity: 'visibleCity',
  fastDeliveryCity: 'fastDeliveryCity',
  appDownload: 'appDownload',
  rewardTooltip: 'rewardTooltip-mobile',
  /** the source of this visit, from its addresses */
  source: 'visitSource',
  /** the payments whose orders were tracked, separated by commas */
  toldOrder: 'toldOrder',
  /** the payment of a gift card that is not tracked yet */
  openGiftCard: 'openGiftCard',
  /** the same of seats: event, tickets before, rupees */
  openSeats: 'openSeats',
  /** the same of a subscription: its id, campaign, plan, rupees */
  openSubscription: 'openSubscription',
  /** form input that was not sent */
  drafts: 'drafts',
  /** the id of the user who wrote them */
  draftsOf: 'draftsOf',
  /** set once APP_OPEN was tracked for this visit */
  appOpen: 'appOpen',
} as const

export const cookieNames = { token: 'jwt_token', city: 'city' } as const
