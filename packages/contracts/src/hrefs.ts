export const segment = (text: string) => encodeURIComponent(text)
const path = (text: string) =>
  text
    .split('/')
    .filter(Boolean)
    .map((part) => encodeURIComponent(part))
    .join('/')

/** '/part', or '' without one. */
export const below = (part?: string | number) => (part === undefined || part === '' ? '' : `/${segment(String(part))}`)
/** '?name=value', or '' without a value. */
const asking = (name: string, value?: string) => (value ? `?${name}=${segment(value)}` : '')
/** '?query', or '' without one. */
const search = (query?: string) => (query ? `?${query}` : '')

/**
 * Every address of the site that pages, emails and answers of the API link to, except those of the team
 * (`staff-hrefs.ts`). Addresses are never typed by hand.
 */
export const hrefs = {
  home: () => '/',
  city: (slug: string) => `/${segment(slug)}`,
  cityShop: (slug: string) => `/${segment(slug)}/shop`,
  /** upcoming events; with a query such as 'when=weekend', filtered by it */
  cityEvents: (slug: string, query?: string) => `/${segment(slug)}/events${search(query)}`,
  locality: (city: string, slug: string) => `/${segment(city)}/locality/${segment(slug)}`,
  /** a tag within a neighbourhood */
  localityTag: (city: string, locality: string, slug: string) =>
    `/${segment(city)}/locality/${segment(locality)}/${segment(slug)}`,
  tag: (city: string, slug: string) => `/${segment(city)}/tag/${segment(slug)}`,
  post: (city: string, slug: string) => `/${segment(city)}/post/${segment(slug)}`,
  /** one search over all kinds; `kind` selects one of its tabs */
  postSearch: (city: string, query?: string, kind?: string) => {
    const asked = new URLSearchParams({ ...(query && { q: query }), ...(kind && { kind }) }).toString()
    return `/${segment(city)}/post/search${asked && `?${asked}`}`
  },
  /** tested recommendations, by the slug of a list */
  reviews: (city: string, slug: string) => `/${segment(city)}/reviews/${segment(slug)}`,
  place: (slug: string) => `/places/${segment(slug)}`,
  /** a post of the kinds discovery and guide, or the page of an event */
  discovery: (city: string, slug: string) => `/${segment(city)}/${segment(slug)}`,
  /** preview of a discovery before it is published; the last segment can be any word */
  preview: (city: string, slug: string, fakecity = 'preview') =>
    `/${segment(city)}/${segment(slug)}/${segment(fakecity)}`,
  placePreview: (slug: string) => `/places/${segment(slug)}/preview`,
  event: (city: string, slug: string) => `/${segment(city)}/${segment(slug)}`,
  eventRegister: (slug: string) => `/event/register/${segment(slug)}`,
  /** the same form, for the mobile app */
  eventWebRegister: (slug: string) => `/event/w/register/${segment(slug)}`,
  /** where the organiser of an event checks tickets */
  eventCheckIn: (slug: string) => `/event/check-in/${segment(slug)}`,
  malls: (city: string) => `/${segment(city)}/malls`,
  mall: (city: string, slug: string) => `/${segment(city)}/mall/${segment(slug)}`,
  /** takes a query: `locality`, `pincode`, `type` or `open` */
  aroundYou: (city: string, query?: Readonly<Record<string, string>>) =>
    `/${segment(city)}/around-you${query ? `?${new URLSearchParams(query)}` : ''}`,
  /** a list of places, on its map */
  cityMap: (city: string, slug: string) => `/${segment(city)}/map/${segment(slug)}`,
  /** all videos, or those with a tag */
  lbbTv: (city: string, tag?: string) => `/${segment(city)}/lbbtv${asking('tag', tag)}`,
  specials: () => '/specials',
  specialsHome: () => '/specials-homepage',

  shop: () => '/shop',
  campaign: (category: string, slug: string) => `/campaign/${segment(category)}/${segment(slug)}`,
  /** path below /shop/c, e.g. 'shopping/shoes' */
  category: (categoryPath: string) => `/shop/c/${path(categoryPath)}`,
  shopSearch: (query?: string) => `/shop/search${asking('q', query)}`,
  /** a saved filter, e.g. 'under-999' */
  customCategory: (slug: string) => `/shop/f/${segment(slug)}`,
  newLaunches: () => '/shop/new-launches',
  /** with a SKU, that variant; `sizeIsOpen` if only its colour is meant and the size is still to be chosen */
  product: (slug: string, selectedSku?: string, sizeIsOpen = false) =>
    `/shop/product/${segment(slug)}${
      selectedSku ? `?selectedSku=${encodeURIComponent(selectedSku)}${sizeIsOpen ? '&size=open' : ''}` : ''
    }`,
  productReviews: (slug: string) => `/shop/reviews/${segment(slug)}`,
  productQuestions: (slug: string) => `/shop/questions/${segment(slug)}`,
  /** the form to review a purchased product */
  productFeedback: (slug: string) => `/shop/feedback/p/${segment(slug)}`,
  merchant: (slug: string) => `/shop/m/${segment(slug)}`,
  store: (slug: string) => `/shop/store/${segment(slug)}`,
  /** all size guides; with a type, that one first */
  sizeGuide: (type?: string) => `/shop/sizeguide${asking('sg_type', type)}`,

  /** the cart, or the empty cart if no id is known */
  cart: (cartId: string | null) => (cartId ? `/shop/${segment(cartId)}/cart` : '/shop/cart/empty'),
  /** a guest's cart on a page without scripts; the query only makes the address differ from the regular one */
  plainCart: (cartId: string) => `/shop/${segment(cartId)}/cart?plain=1`,
  cartEmpty: () => '/shop/cart/empty',
  checkout: (cartId: string) => `/shop/w/${segment(cartId)}/checkout`,
  review: (cartId: string) => `/shop/w/${segment(cartId)}/review`,
  orderConfirmed: (transactionId: string) => `/shop/order/confirmed/${segment(transactionId)}`,
  orderFailed: (cartId: string) => `/shop/order/failed/${segment(cartId)}`,
  /** the same steps, for the mobile app */
  nativeCheckout: (cartId: string) => `/shop/${segment(cartId)}/checkout`,
  nativeReview: (cartId: string) => `/shop/${segment(cartId)}/review`,
  webviewOrderFailed: (cartId: string) => `/shop/w/order/failed/${segment(cartId)}`,
  transactionTrack: (transactionId: string) => `/txn/track/${segment(transactionId)}`,
  orderHistory: () => '/shop/orderhistory',
  orderDetails: (orderId: string) => `/shop/orderdetails/${segment(orderId)}`,
  orderTrack: (orderId: string) => `/shop/ordertrack/${segment(orderId)}`,
  orderReturn: (orderId: string) => `/shop/return/${segment(orderId)}`,
  orderExchange: (orderId: string) => `/shop/exchange/${segment(orderId)}`,
  exchangeRequest: (orderId: string) => `/shop/exchange-request/${segment(orderId)}`,
  exchangeConfirm: (orderId: string) => `/shop/exchange-confirm/${segment(orderId)}`,

  /** tickets for events */
  tickets: () => '/tickets',
  ticket: (ticketId: string) => `/tickets/${segment(ticketId)}`,
  /** the signed-in user's account; with a part, that section of it */
  account: (part?: 'addresses' | 'password' | 'sessions' | 'notices' | 'questions' | 'privacy') =>
    part ? `/account/${part}` : '/account',
  subscriptions: () => '/account/subscriptions',
  saves: () => '/saves',
  /** one of the signed-in user's lists of saves */
  savedList: (listId: string) => `/saves/list/${segment(listId)}`,
  /** a list of saves as others read it, behind a code that can't be guessed */
  sharedList: (code: string) => `/saves/shared/${segment(code)}`,
  /** the page of a subscription offer; with a plan, that one is selected */
  subscriptionCampaign: (id: string, plan?: string) => `/subscription/campaign/${segment(id)}${asking('plan', plan)}`,
  subscription: (id: string) => `/account/subscriptions/${segment(id)}`,
  wallet: () => '/wallet',
  /** the wallet, scrolled to one card */
  walletCard: (id: string) => `/wallet#card-${segment(id)}`,
  /** transactions of all balances, or of one: perks, credit, gift-cards */
  rewardTransactions: (account?: string) => `/transaction${asking('account', account)}`,
  aboutGiftCards: () => '/localgiftsinfo',
  /** gift card designs; with an occasion, those for it */
  giftCards: (occasion?: string) => `/local-gifts${asking('occasion', occasion)}`,
  giftCard: (slug: string) => `/local-gifts/giftcard/${segment(slug)}`,
  giftConfirmation: (transactionId: string) => `/local-gifts/confirmation/${segment(transactionId)}`,
  giftFailed: (transactionId: string) => `/local-gifts/orderfailed/${segment(transactionId)}`,
  /** where the recipient opens a gift card: the token of the email follows `#` */
  giftReceived: (token: string) => `/local-gifts/received#${segment(token)}`,
  giftSignUp: () => '/local-gifts/signup',
  /** the public profile of a user; also found by an author's handle */
  profile: (userId: string) => `/users/${segment(userId)}`,
  profileEdit: (userId: string) => `/users/${segment(userId)}/edit`,
  support: () => '/customer-support',
  /** complaints to the grievance officer: a form, or the one with this ticket */
  complaint: (ticket?: string) => `/customer-support/complaint${asking('ticket', ticket)}`,
  merchantSignIn: () => '/merchant-signin',
  merchantInvitation: () => '/merchant-signin/invitation',
  merchantHome: () => '/merchant',
  merchantShop: () => '/merchant/shop',
  merchantPeople: () => '/merchant/people',
  merchantQuestions: () => '/merchant/questions',
  merchantReviews: () => '/merchant/reviews',
  merchantOrders: () => '/merchant-orders',
  merchantSlips: () => '/merchant-orders/slips',
  merchantOrder: (orderId: string) => `/merchant-orderDetails/${segment(orderId)}`,
  merchantProducts: () => '/merchant-products',
  merchantNewProduct: () => '/merchant-products/new',
  merchantEditProduct: (slug: string) => `/merchant-products/${segment(slug)}/edit`,
  sell: () => '/sell',
  /** a request to sell, or the list of all */
  sellRequests: (id?: number) => `/sell/requests${below(id)}`,
  /** the people of a merchant, or the list of all merchants */
  sellMerchants: (slug?: string) => `/sell/merchants${below(slug)}`,

  /** with the name of a section, that section: terms, privacy, refunds, shipping, contact, accessibility, about */
  policies: (section?: string) => (section ? `/policies#${segment(section)}` : '/policies'),
  cityGuides: () => '/city-guides',
  trustedReviews: () => '/trusted-reviews',
  giftShop: () => '/gift-shop',
  /** the gift finder's questions; the query contains the answers and the step */
  giftFinder: (slug: string, query?: string) => `/event/gifts/${segment(slug)}${search(query)}`,
  /** a saved list of gifts */
  giftList: (slug: string, id: string) => `/event/gifts/${segment(slug)}/${segment(id)}`,
  /** all brands, or those that match a query */
  brands: (query?: string) => `/shopmyshops${search(query)}`,
  brandGenerator: (query?: string) => `/brand-generator${search(query)}`,
  generatedBrand: (id: string) => `/brand-generator/brand/${segment(id)}`,
  topBrands: () => '/campaign/all/lbbtop30',
  womenLedBrands: () => '/all/womens-day/women-led-brands',
  marketingPage: (slug: string) => `/shop/marketing/${segment(slug)}`,
  eventPage: (slug: string) => `/shop/events/${segment(slug)}`,
  /** the access programme; with a query such as 'city=delhi' */
  access: (query?: string) => `/lbb-access${search(query)}`,
  accessCategory: (slug: string) => `/lbb-access/${segment(slug)}`,
  /** only discounts; with a category, those in it */
  accessDiscounts: (slug?: string) => `/lbb-access/deals/discounts${below(slug)}`,
  accessOffer: (id: string) => `/lbb-access/offers/${segment(id)}`,
  accessCard: () => '/lbb-access/card',
  accessCounter: () => '/lbb-access/counter',
  friendsDayOut: (id?: string) => `/campaign/all/friendsdayout${below(id)}`,
  /** a form of the campaign team on its own page */
  form: (id: string) => `/subscription/form/${segment(id)}`,
  /** the Singapore campaign; with a slug, one part of it */
  singapore: (slug = 'experiences') => `/travel/madeinsingapore/${segment(slug)}`,
  /** job openings; with an id, one of them */
  careers: (opening?: string) => `/careers${asking('opening', opening)}`,
  awards: () => '/awards',
  poll: (id: string) => `/feature/poll/${segment(id)}`,
  giveaways: () => '/favourite/things/giveaways',
  /** the feedback form of an event */
  eventFeedback: (slug?: string) => `/eventfeedback${asking('event', slug)}`,
  /** a private page or a token, behind a code that can't be guessed; with a detail, a page below it */
  privateLink: (code: string, detail?: string) => `/${segment(code)}${below(detail)}`,
  insiders: () => '/insiders',
  /** for people who refer buyers */
  influencerHome: () => '/influencer-home',
} as const
