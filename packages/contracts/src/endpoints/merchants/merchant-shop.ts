import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Picture, Pincode, Slug, Text } from '../../schema.ts'
import { Mood } from '../shop/brands.ts'

const tags = ['merchant'] as const

/** The most days in a row that a merchant may be away; for longer, products are taken off sale. */
export const mostDaysAway = 60

const Day = Type.String({ format: 'date', description: 'a day in India' })
const Version = Type.String({ maxLength: 160, description: 'as last read; a change sends it back' })

/** What the public reads about a merchant. Texts are single paragraphs. */
const words = {
  maker: Text(2, 80),
  line: Text(10, 160),
  story_title: Text(3, 80),
  story: Text(30, 1200),
  since: Nullable(Type.Integer({ minimum: 1700, maximum: 2100 }), { description: 'year' }),
  moods: Type.Array(Mood, { maxItems: 6, uniqueItems: true }),
  /** For questions and complaints; empty for none. */
  contact_email: Text(0, 254),
}

/** Who sells, from where: what invoices state and what buyers may read before they buy. */
const seller = {
  legal_name: Text(2, 120),
  gstin: Type.String({ maxLength: 20, description: 'GST number; empty for a merchant who is not registered' }),
  line1: Text(3, 120),
  line2: Text(0, 120),
  locality: Slug,
  pincode: Pincode,
  phone: Type.String({ maxLength: 20, description: 'number that buyers may call; empty for none' }),
}

const away = {
  from: Nullable(Day, { description: 'first day without parcels; null when no absence is planned' }),
  until: Nullable(Day, { description: 'last day without parcels' }),
  words: Text(0, 160),
}

/** A merchant's own shop as its merchant edits it, in three parts that are saved one by one. */
export const OwnShop = Type.Object({
  slug: Slug,
  name: Type.String(),
  words: Type.Object({
    maker: Type.String(),
    line: Type.String(),
    story_title: Type.String(),
    story: Type.String(),
    since: words.since,
    moods: words.moods,
    contact_email: Type.String({ description: 'empty for none' }),
    picture: Picture,
    has_own_picture: Type.Boolean({ description: 'false where the shop’s drawing is shown' }),
    version: Version,
  }),
  seller: Type.Object({
    legal_name: Type.String({ description: 'empty until the merchant writes its details down, as are the lines' }),
    gstin: Type.String({ description: 'GST number; empty for none' }),
    line1: Type.String(),
    line2: Type.String(),
    locality: Slug,
    pincode: Pincode,
    phone: Type.String({ description: 'empty for none' }),
    city: Type.Object({ slug: Slug, name: Type.String() }),
    state: Type.String(),
    version: Version,
  }),
  away: Type.Object({ from: away.from, until: away.until, words: Type.String(), version: Version }),
})
export type OwnShop = Static<typeof OwnShop>

export const ownShop = {
  method: 'GET',
  url: '/merchant/shop',
  access: 'merchant',
  summary: "Returns the merchant's own shop: public texts, seller details and planned absence",
  tags,
  schema: { response: { 200: Data(OwnShop), 401: ErrorBody, 403: ErrorBody } },
} as const satisfies Endpoint

const response = { 200: Data(OwnShop), 400: ErrorBody, 403: ErrorBody, 409: ErrorBody }

/**
 * Takes all fields of the part, as do the calls for the other parts. Fields that are as `version` saw them keep their
 * current values; a field that someone else changed meanwhile to another value is refused with a message, by field
 * (409): read the shop again.
 */
export const changeShopWords = {
  method: 'PUT',
  url: '/merchant/shop/words',
  access: 'merchant',
  summary: 'Updates the texts, the picture and the email address that the public sees of the shop',
  tags,
  schema: {
    body: Type.Object({
      ...words,
      picture: Type.String({ maxLength: 200, description: 'the current URL, an own upload, or empty for the drawing' }),
      version: Version,
    }),
    response,
  },
} as const satisfies Endpoint

/**
 * City and state follow from the pincode. Delivery days and the tax of later orders are computed from the new address;
 * orders already placed keep their days, their tax and the seller on their invoice.
 */
export const changeSeller = {
  method: 'PUT',
  url: '/merchant/shop/seller',
  access: 'merchant',
  summary: 'Updates the legal name, the GST number, the address and the phone number of the shop',
  tags,
  schema: { body: Type.Object({ ...seller, version: Version }), response },
} as const satisfies Endpoint

/** Products stay on sale while their merchant is away; delivery days count from the return. */
export const changeAway = {
  method: 'PUT',
  url: '/merchant/shop/away',
  access: 'merchant',
  summary: 'Sets or clears the days on which the merchant sends nothing',
  tags,
  schema: { body: Type.Object({ ...away, version: Version }), response },
} as const satisfies Endpoint
