/** Keys of the browser's storages. Other code of the site's owner reads them, so they never change. */
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
  /** how much is in the cart, told to the other tabs */
  cartCount: 'cartCount',
  seen: 'recentlySeen',
  affiliation: 'affiliation',
  /** the city whose offers somebody looks at, apart from the city in use */
  accessCity: 'accessCity',
  /** confirmations of a counter that have not reached the server yet */
  waitingUses: 'waitingUses',
  /** 'off' where somebody does not want to be counted */
  measuring: 'measuring',
  /** id of this browser in analytics */
  objectId: 'objectId',
  /** events that the gateway has not got yet */
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
  /** what the addresses of this visit said about where it came from */
  source: 'visitSource',
  /** the payment whose orders were told to analytics last */
  toldOrder: 'toldOrder',
  /** what was typed into forms and not sent */
  drafts: 'drafts',
  /** this visit was told to analytics */
  appOpen: 'appOpen',
} as const

export const cookieNames = { token: 'jwt_token', city: 'city' } as const
