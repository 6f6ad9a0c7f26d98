import type { EventName } from './tracked-events.ts'

/** One product of an event, with the field names of the GA4 e-commerce schema. Amounts are in rupees. */
export interface EventItem {
  /** SKU */
  readonly item_id: string
  readonly item_name: string
  /** name of the merchant */
  readonly item_brand: string
  readonly item_category?: string
  /** what distinguishes the variant: 'Indigo, M' */
  readonly item_variant?: string
  /** price of one piece */
  readonly price: number
  readonly quantity: number
  /** discount off the MRP of one piece */
  readonly discount?: number
  /** position in its list, from 0 */
  readonly index?: number
}

/** Properties of every event about products; the source of the visit is in the session part of each event. */
export interface Ecommerce {
  readonly currency: 'INR'
  readonly value: number
  /** the first twenty */
  readonly items: readonly EventItem[]
  readonly coupon?: string
}

interface Slug {
  readonly slug?: string
}
interface OneLine extends Ecommerce {
  readonly sku: string
  readonly qty: number
}
interface Bill extends Ecommerce {
  readonly shipping: number
  readonly tax: number
}
/**
 * The variant of a campaign page that the visitor saw; a page without variants shows everyone `a`, and has no phase.
 */
interface CampaignArm {
  readonly variant: string
  readonly phase?: number
}
interface Where {
  readonly city: string
}
interface Choice {
  readonly sku: string
  readonly slug: string
}
/** The destination of parcels, without personal data. */
interface District {
  readonly postcode: string
  readonly state: string
}
/** No person's name, phone or email address: the gateway redacts whatever looks like one, in any property. */
interface Props {
  APP_OPEN: { readonly webview: boolean }
  /** `route` is 'not-found' for a 404, and `pattern` is then that of the address at which it is shown */
  PAGE_VIEWED: { readonly route: string; readonly pattern?: string; readonly slug?: string }
  APP_BANNER_CLICKED: { readonly choice: string }
  OPEN_IN_APP_CLICKED: undefined
  AD_CLICKED: { readonly id: string }
  SIGNUP_SUCCESS: { readonly method: string }
  SIGNIN_SUCCESS: { readonly method: string }
  SIGNOUT_SUCCESS: undefined
  VALIDATION_ERROR: { readonly form: 'password' | 'otp' }
  /** without a city on the front page of the shop */
  HOME_VIEWED: Partial<Where>
  SPECIALS_VIEWED: Where
  HOME_BANNER_CLICKED: { readonly href: string }
  COMMERCE_CATEGORY_VIEWED: { readonly category: string }
  /** `null` for the list's own order */
  SORT_CHANGED: { readonly sort: number | null }
  FILTER_APPLIED: { readonly path: string }
  FILTERS_CLEARED: { readonly path: string }
  SEARCH_STARTED: { readonly query: string }
  /**
   * `results` is the number of results: searches without results are listed to operators, unless filters `narrowed`
   * them.
   */
  SEARCH_VIEWED: {
    readonly query: string
    readonly results: number
    readonly narrowed: boolean
    readonly of: 'all' | 'places' | 'posts' | 'events' | 'films' | 'maps' | 'writers' | 'offers' | 'shop'
  }
  SEARCH_SUGGESTION_CHOSEN: { readonly query: string; readonly kind: string; readonly href: string }
  SEARCH_RESULT_CLICKED: { readonly kind: string; readonly href: string; readonly place: number }
  PRODUCT_VIEWED: Ecommerce & Choice
  /** `item_list_id` is the path of the list */
  PRODUCT_LIST_VIEWED: { readonly item_list_id: string; readonly items: readonly EventItem[]; readonly currency: 'INR' }
  PRODUCT_VARIANT_CHOSEN: Choice & { readonly by: string }
  PRODUCT_SHARED: Choice
  PRODUCT_BACK_IN_STOCK_ASKED: { readonly sku: string }
  PRODUCT_QUESTION_ASKED: { readonly slug: string }
  COMMERCE_CART_OPENED: Ecommerce
  PRODUCT_ADDED_TO_CART: OneLine
  PRODUCT_REMOVED_FROM_CART: OneLine
  /** `value` is that of the line after the change */
  CART_QUANTITY_CHANGED: OneLine
  CART_LINE_SAVED_FOR_LATER: OneLine
  PINCODE_CHECKED: { readonly pincode: string; readonly city: string | null }
  SHIPPING_DONE: Bill
  ADDRESS_ADDED: District
  ADDRESS_CHANGED: District
  ADDRESS_REMOVED: undefined
  ADDRESS_CHOSEN: District
  CONTACT_CLICKED: { readonly by: string }
  SUPPORT_VIEWED: Slug
  SUPPORT_TOPIC_OPENED: { readonly topic: string }
  COUPONS_OPENED: { readonly offers: number }
  COUPON_BANNER_CLICKED: { readonly id: string; readonly type: string }
  COUPON_APPLIED: Ecommerce & { readonly coupon: string }
  COUPON_REFUSED: { readonly coupon: string }
  COUPON_REMOVED: Ecommerce
  PERKS_APPLIED: Ecommerce
  PERKS_REMOVED: Ecommerce
  WALLET_VIEWED: Slug
  CHECKOUT_STARTED: Ecommerce
  DELIVERY_DAY_CHOSEN: Ecommerce
  PAYMENT_METHOD_CHOSEN: Ecommerce & { readonly payment_type: string }
  PAYMENT_STARTED: Ecommerce & { readonly payment_type: string }
  ORDER_PLACED: Bill & { readonly order_ids: readonly string[]; readonly payment_type: string }
  ORDER_FAILED: Slug
  ORDER_CONFIRMATION_VIEWED: { readonly order_ids: readonly string[] }
  ORDER_TRACKED: Slug
  ORDER_TRACKING_UNLOCKED: undefined
  ORDER_HISTORY_VIEWED: Slug
  ORDER_DETAILS_VIEWED: Slug
  /** `value` is what is refunded to the buyer, or no longer has to be paid */
  ORDER_CANCELLED: Ecommerce & { readonly order_id: string }
  DELIVERY_DAY_CHANGED: { readonly order_id: string }
  RETURN_ASKED: Ecommerce & { readonly order_id: string; readonly kind: 'return' | 'claim' }
  EXCHANGE_ASKED: Ecommerce & { readonly order_id: string; readonly kind: 'exchange' }
  REVIEW_WRITTEN: { readonly of?: string; readonly place?: string; readonly rating?: number }
  GIFT_FINDER_VIEWED: Slug
  /** `changed`: the list existed before, with other answers */
  GIFT_LIST_MADE: { readonly slug: string; readonly changed: boolean }
  GIFT_LIST_VIEWED: Slug
  GIFT_CARD_VIEWED: Slug
  GIFT_CARD_BOUGHT: Ecommerce
  EVENTS_VIEWED: Where
  EVENT_VIEWED: { readonly event: string }
  EVENT_REGISTRATION_STARTED: { readonly event: string }
  /** `amount` is in rupees, 0 for a free ticket. */
  EVENT_REGISTERED: { readonly event: string; readonly seats: number; readonly amount: number }
  EVENT_WAITLIST_JOINED: { readonly event: string; readonly ticketType: string; readonly ahead: number }
  EVENT_TICKET_VIEWED: Slug
  PLACE_VIEWED: { readonly slug: string }
  PLACE_DIRECTIONS_CLICKED: { readonly slug: string }
  PLACE_CALLED: { readonly slug: string }
  BRAND_VIEWED: Slug
  BRANDS_VIEWED: Slug
  STORE_VIEWED: Slug
  POST_VIEWED: { readonly ref: string }
  /** `seconds` is how long the post was open when the reader reached its end. */
  POST_READ: { readonly ref: string; readonly seconds: number }
  COMMENT_WRITTEN: { readonly object: string; readonly ref: string }
  AUTHOR_FOLLOWED: { readonly author: string }
  THING_SAVED: { readonly kind: string; readonly ref: string }
  THING_UNSAVED: { readonly kind: string; readonly ref: string }
  THING_SHARED: { readonly path: string }
  /** Lists have no id here: neither their names nor their addresses leave the page. */
  SAVED_LIST_CREATED: undefined
  SAVED_LIST_FILLED: { readonly kind: string; readonly ref: string }
  /** `count` is the number of things on the list */
  SAVED_LIST_SHARED: { readonly count: number }
  SHARED_LIST_VIEWED: { readonly count: number }
  TAG_VIEWED: Landing
  LOCALITY_TAG_VIEWED: Landing
  CITY_GUIDES_VIEWED: Landing
  TRUSTED_REVIEWS_VIEWED: Landing
  CITY_CHOSEN: Where
  CITY_VIEWED: Landing
  AROUND_YOU_VIEWED: Where & { readonly by: string }
  LOCATION_ASKED: { readonly on: 'around-you' | 'location' }
  LOCATION_REFUSED: { readonly on: 'around-you' | 'location'; readonly why: string }
  LOCALITY_VIEWED: Where & { readonly locality: string }
  GIVEAWAY_VIEWED: Slug
  GIVEAWAY_JOINED: { readonly slug: string }
  POLL_ANSWERED: { readonly slug: string }
  CAMPAIGN_VIEWED: Slug & Partial<CampaignArm>
  /** `block` is its id, and `kind` its type */
  CAMPAIGN_BLOCK_CLICKED: CampaignArm & { readonly slug: string; readonly block: string; readonly kind: string }
  SUBSCRIPTION_VIEWED: { readonly campaign: string }
  SUBSCRIPTION_STARTED: { readonly campaign: string; readonly plan: string; readonly amount: number }
  SUBSCRIPTION_CHANGED: { readonly campaign: string; readonly change: string }
  ACCESS_VIEWED: Where & { readonly category?: string; readonly kind?: string }
  ACCESS_CITY_CHOSEN: Where
  ACCESS_OFFER_OPENED: { readonly offer: string }
  /** orders are given by id, products by SKU */
  MERCHANT_SIGNED_IN: undefined
  MERCHANT_ORDER_ACCEPTED: MerchantOrder
  MERCHANT_ORDER_SHIPPED: MerchantOrder & { readonly courier?: string }
  MERCHANT_ORDER_MOVED: MerchantOrder & { readonly step: string }
  MERCHANT_PRODUCT_CHANGED: { readonly sku: string; readonly changed: readonly string[] }
  MERCHANT_SHOP_CHANGED: { readonly part: 'words' | 'seller' | 'away' }
  MALL_GUIDE_VIEWED: Where & { readonly mall?: string }
  LBBTV_VIEWED: Where & { readonly tag?: string | null; readonly video?: string | null }
  VIDEO_PLAYED: { readonly video: string }
  CITY_MAP_VIEWED: Where & { readonly map: string }
}
interface Landing {
  readonly path: string
  readonly sort: number
}
interface MerchantOrder {
  readonly order_id: string
}

/** The props of every name of the catalogue; a name without props is a type error here. */
export type EventProps = { readonly [Name in EventName]: Props[Name] }

/** The props of an event: an extra or missing property is a type error where the event is tracked. */
export type PropsOf<Name extends EventName> = EventProps[Name]
