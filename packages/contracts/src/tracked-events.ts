import type { EventProps } from './event-props.ts'

/**
 * Everything that is told to analytics, by the family it belongs to. A name is a fact in the past tense, and its props
 * are ids, numbers and words of the catalogue: nobody's name, address, phone or mail.
 */
export const trackedEvents = {
  app: ['APP_OPEN', 'PAGE_VIEWED', 'APP_BANNER_CLICKED', 'OPEN_IN_APP_CLICKED', 'AD_CLICKED'],
  session: ['SIGNUP_SUCCESS', 'SIGNIN_SUCCESS', 'SIGNOUT_SUCCESS', 'VALIDATION_ERROR'],
  home: ['HOME_VIEWED', 'SPECIALS_VIEWED', 'HOME_BANNER_CLICKED'],
  category: ['COMMERCE_CATEGORY_VIEWED'],
  sort: ['SORT_CHANGED', 'FILTER_APPLIED', 'FILTERS_CLEARED'],
  search: ['SEARCH_STARTED', 'SEARCH_VIEWED', 'SEARCH_SUGGESTION_CHOSEN', 'SEARCH_RESULT_CLICKED'],
  product: [
    'PRODUCT_VIEWED',
    'PRODUCT_LIST_VIEWED',
    'PRODUCT_VARIANT_CHOSEN',
    'PRODUCT_SHARED',
    'PRODUCT_BACK_IN_STOCK_ASKED',
  ],
  cart: [
    'COMMERCE_CART_OPENED',
    'PRODUCT_ADDED_TO_CART',
    'PRODUCT_REMOVED_FROM_CART',
    'CART_QUANTITY_CHANGED',
    'CART_LINE_SAVED_FOR_LATER',
  ],
  shipping: ['PINCODE_CHECKED', 'SHIPPING_DONE'],
  address: ['ADDRESS_ADDED', 'ADDRESS_CHANGED', 'ADDRESS_REMOVED', 'ADDRESS_CHOSEN'],
  contact: ['CONTACT_CLICKED', 'SUPPORT_VIEWED', 'SUPPORT_TOPIC_OPENED'],
  coupons: ['COUPONS_OPENED', 'COUPON_BANNER_CLICKED', 'COUPON_APPLIED', 'COUPON_REFUSED', 'COUPON_REMOVED'],
  perks: ['PERKS_APPLIED', 'PERKS_REMOVED', 'WALLET_VIEWED'],
  order: ['CHECKOUT_STARTED', 'PAYMENT_METHOD_CHOSEN', 'PAYMENT_STARTED', 'ORDER_PLACED', 'ORDER_FAILED'],
  confirmation: ['ORDER_CONFIRMATION_VIEWED'],
  tracking: ['ORDER_TRACKED', 'ORDER_TRACKING_UNLOCKED'],
  history: [
    'ORDER_HISTORY_VIEWED',
    'ORDER_DETAILS_VIEWED',
    'ORDER_CANCELLED',
    'RETURN_ASKED',
    'EXCHANGE_ASKED',
    'REVIEW_WRITTEN',
  ],
  giftFinder: ['GIFT_FINDER_VIEWED', 'GIFT_LIST_MADE', 'GIFT_LIST_VIEWED'],
  giftCard: ['GIFT_CARD_VIEWED', 'GIFT_CARD_BOUGHT'],
  events: [
    'EVENTS_VIEWED',
    'EVENT_VIEWED',
    'EVENT_REGISTRATION_STARTED',
    'EVENT_REGISTERED',
    'EVENT_WAITLIST_JOINED',
    'EVENT_TICKET_VIEWED',
  ],
  business: [
    'PLACE_VIEWED',
    'PLACE_DIRECTIONS_CLICKED',
    'PLACE_CALLED',
    'BRAND_VIEWED',
    'BRANDS_VIEWED',
    'STORE_VIEWED',
  ],
  post: [
    'POST_VIEWED',
    'POST_READ',
    'COMMENT_WRITTEN',
    'AUTHOR_FOLLOWED',
    'THING_SAVED',
    'THING_UNSAVED',
    'THING_SHARED',
  ],
  tag: ['TAG_VIEWED', 'LOCALITY_TAG_VIEWED', 'CITY_GUIDES_VIEWED', 'TRUSTED_REVIEWS_VIEWED'],
  city: ['CITY_CHOSEN', 'CITY_VIEWED', 'AROUND_YOU_VIEWED', 'LOCATION_ASKED', 'LOCATION_REFUSED'],
  locality: ['LOCALITY_VIEWED'],
  giveaways: ['GIVEAWAY_VIEWED', 'GIVEAWAY_JOINED', 'POLL_ANSWERED', 'CAMPAIGN_VIEWED', 'CAMPAIGN_BLOCK_CLICKED'],
  subscriptions: ['SUBSCRIPTION_VIEWED', 'SUBSCRIPTION_STARTED', 'SUBSCRIPTION_CHANGED'],
  access: ['ACCESS_VIEWED', 'ACCESS_CITY_CHOSEN', 'ACCESS_OFFER_OPENED'],
  merchant: [
    'MERCHANT_SIGNED_IN',
    'MERCHANT_ORDER_ACCEPTED',
    'MERCHANT_ORDER_SHIPPED',
    'MERCHANT_ORDER_MOVED',
    'MERCHANT_PRODUCT_CHANGED',
  ],
  mallGuide: ['MALL_GUIDE_VIEWED', 'LBBTV_VIEWED', 'VIDEO_PLAYED', 'CITY_MAP_VIEWED'],
} as const

export type EventFamily = keyof typeof trackedEvents
/** A name of the catalogue. */
export type EventName = (typeof trackedEvents)[EventFamily][number]

/** What an event carries: another property, or one missing, is a type error where it is told. */
export type PropsOf<Name extends EventName> = EventProps[Name]
