import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { CitySlug, Data, ErrorBody, Nullable, Page, PageQuery, Pincode, Slug, Text, Timestamp } from '../../schema.ts'
import { Words } from '../site/staff-shapes.ts'

const tags = ['merchant'] as const
const RequestId = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })
const params = Type.Object({ id: RequestId })

export const requestStates = ['new', 'accepted', 'declined'] as const
export type RequestState = (typeof requestStates)[number]

/** A request to sell as the team's list shows it. */
export const ListedRequest = Type.Object({
  id: RequestId,
  name: Type.String(),
  shop: Type.String(),
  city: Type.String({ description: 'name of the city' }),
  askedAt: Timestamp,
  dueOn: Type.String({ format: 'date', description: 'the day until which the applicant was promised a call' }),
  isLate: Type.Boolean({ description: 'whether it is unanswered after that day' }),
  state: Type.Enum(requestStates),
})
export type ListedRequest = Static<typeof ListedRequest>

/** What accepting needs besides the request itself. */
export const NewMerchant = Type.Object({
  name: Words(1, 80),
  slug: Type.String({ minLength: 2, maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  /** the person or family who makes the products */
  maker: Words(1, 80),
  city: CitySlug,
  /** a locality of the city */
  locality: Slug,
  pincode: Pincode,
  /** what the merchant makes, in one line */
  line: Words(1, 120),
})
export type NewMerchant = Static<typeof NewMerchant>

const SamplesLink = Nullable(
  Type.Object({
    text: Type.String(),
    href: Nullable(Type.String(), { description: 'null unless it is an http or https address' }),
  }),
)

export const WholeRequest = Type.Object({
  ...ListedRequest.properties,
  email: Type.String(),
  phone: Type.String(),
  about: Type.String(),
  link: SamplesLink,
  repeats: Type.Array(
    Type.Object({
      name: Type.String(),
      shop: Type.String(),
      phone: Type.String(),
      city: Type.String({ description: 'name of the city' }),
      about: Type.String(),
      link: SamplesLink,
      at: Timestamp,
    }),
    { description: 'what else was sent under the same email address while it was unanswered, oldest first' },
  ),
  answer: Nullable(
    Type.Object({
      by: Type.String({ description: 'first name of the editor' }),
      at: Timestamp,
      reason: Nullable(Type.String(), { description: 'sent with the refusal' }),
      merchant: Nullable(Type.Object({ slug: Slug, name: Type.String() })),
    }),
  ),
  notes: Type.Array(Type.Object({ id: Type.Integer(), text: Type.String(), by: Type.String(), at: Timestamp }), {
    description: 'of the team, oldest first; the applicant does not see them',
  }),
  hindrance: Nullable(Type.String({ description: 'why the account of this email address cannot become a merchant’s' })),
  proposal: Nullable(Type.Object({ name: Type.String(), slug: Slug, maker: Type.String(), city: CitySlug }), {
    description: 'first values of the form; null for an answered request',
  }),
})
export type WholeRequest = Static<typeof WholeRequest>

export const sellingRequests = {
  method: 'GET',
  url: '/editor/selling-requests',
  access: 'editor',
  summary: 'Lists requests to sell: new ones oldest first, answered ones latest first; with counts',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      state: Type.Optional(Type.Enum(requestStates)),
      q: Type.Optional(Type.String({ maxLength: 60, description: 'part of a name, a shop, an address or a number' })),
    }),
    response: {
      200: Type.Object({
        ...Page(ListedRequest).properties,
        counts: Type.Object({
          new: Type.Integer(),
          accepted: Type.Integer(),
          declined: Type.Integer(),
          late: Type.Integer(),
        }),
      }),
      400: ErrorBody,
    },
  },
} as const satisfies Endpoint

const changed = { 200: Data(WholeRequest), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody }

export const sellingRequest = {
  method: 'GET',
  url: '/editor/selling-requests/:id',
  access: 'editor',
  summary: 'Returns a request to sell with the notes of the team and the answer',
  tags,
  schema: { params, response: { 200: Data(WholeRequest), 404: ErrorBody } },
} as const satisfies Endpoint

export const noteOnRequest = {
  method: 'POST',
  url: '/editor/selling-requests/:id/notes',
  access: 'editor',
  summary: 'Adds a note of the team to a request to sell',
  tags,
  schema: {
    params,
    body: Type.Object({ text: Text(1, 1000) }),
    response: { 200: Data(WholeRequest), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const declineRequest = {
  method: 'POST',
  url: '/editor/selling-requests/:id/decline',
  access: 'editor',
  summary:
    'Declines a request to sell and tells the applicant, with the reason if any; an answered request is refused (409)',
  tags,
  schema: {
    params,
    body: Type.Object({ reason: Type.Optional(Words(0, 600)) }),
    response: changed,
  },
} as const satisfies Endpoint

export const acceptRequest = {
  method: 'POST',
  url: '/editor/selling-requests/:id/accept',
  access: 'editor',
  summary: 'Makes the merchant and mails the invitation to act for it; an answered request is refused (409)',
  tags,
  schema: { params, body: NewMerchant, response: changed },
} as const satisfies Endpoint

export const merchantAddress = {
  method: 'GET',
  url: '/editor/merchant-address',
  access: 'editor',
  summary: 'Tells whether a merchant can have this address, and which similar one is free',
  tags,
  schema: {
    querystring: Type.Object({ slug: Text(1, 80) }),
    response: { 200: Data(Type.Object({ isFree: Type.Boolean(), free: Slug })), 400: ErrorBody },
  },
} as const satisfies Endpoint
