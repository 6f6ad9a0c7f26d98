import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody, Nullable, Page, PageQuery, Slug, Timestamp } from '../../schema.ts'

const tags = ['merchant'] as const

export const ListedMerchant = Type.Object({
  slug: Slug,
  name: Type.String(),
  maker: Type.String(),
  city: Type.String({ description: 'name of the city' }),
  products: Type.Integer({ description: 'number of products on sale' }),
  people: Type.Integer({ description: 'number of accounts' }),
  invited: Type.Integer({ description: 'number of open invitations' }),
})
export type ListedMerchant = Static<typeof ListedMerchant>

export const MerchantPeople = Type.Object({
  merchant: Type.Object({ slug: Slug, name: Type.String(), maker: Type.String() }),
  people: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      email: Type.String(),
      since: Timestamp,
      isOwner: Type.Boolean({ description: 'whether the account may change who acts for the merchant' }),
    }),
  ),
  invitations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      email: Type.String(),
      by: Type.String({ description: 'first name of the editor or owner who invited last' }),
      sentAt: Timestamp,
      expiresAt: Timestamp,
      isExpired: Type.Boolean(),
      isUndeliverable: Type.Boolean({ description: 'whether the mail server refuses the address' }),
    }),
  ),
  changed: Nullable(Type.Object({ by: Type.String(), at: Timestamp })),
})
export type MerchantPeople = Static<typeof MerchantPeople>

const params = Type.Object({ slug: Slug })
const Id = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })
const invitation = Type.Object({ slug: Slug, id: Id })
const changed = { 200: Data(MerchantPeople), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody }

export const listMerchants = {
  method: 'GET',
  url: '/editor/merchants',
  access: 'editor',
  summary: 'Lists merchants by name, with the numbers of their products and accounts',
  tags,
  schema: {
    querystring: Type.Object({ ...PageQuery, q: Type.Optional(Type.String({ maxLength: 60 })) }),
    response: { 200: Page(ListedMerchant), 400: ErrorBody },
  },
} as const satisfies Endpoint

export const merchantPeople = {
  method: 'GET',
  url: '/editor/merchants/:slug',
  access: 'editor',
  summary: 'Returns a merchant’s accounts and open invitations',
  tags,
  schema: { params, response: { 200: Data(MerchantPeople), 404: ErrorBody } },
} as const satisfies Endpoint

export const inviteToMerchant = {
  method: 'POST',
  url: '/editor/merchants/:slug/invitations',
  access: 'editor',
  summary: 'Mails an invitation to act for a merchant; accounts of the team and of other merchants are refused (409)',
  tags,
  schema: { params, body: Type.Object({ email: Email }), response: changed },
} as const satisfies Endpoint

export const sendInvitationAgain = {
  method: 'POST',
  url: '/editor/merchants/:slug/invitations/:id/send',
  access: 'editor',
  summary: 'Mails an invitation with a new link, at most once a minute; the link before stops working',
  tags,
  schema: { params: invitation, response: changed },
} as const satisfies Endpoint

export const withdrawInvitation = {
  method: 'POST',
  url: '/editor/merchants/:slug/invitations/:id/withdraw',
  access: 'editor',
  summary: 'Withdraws an invitation: its link stops working',
  tags,
  schema: { params: invitation, response: changed },
} as const satisfies Endpoint

export const removeMerchantPerson = {
  method: 'POST',
  url: '/editor/merchants/:slug/people/:id/remove',
  access: 'editor',
  summary:
    'Removes an account from a merchant: it becomes a shopper’s and is signed out everywhere. The last account is refused (409) unless `isLast` confirms it',
  tags,
  schema: {
    params: invitation,
    body: Type.Object({ isLast: Type.Optional(Type.Boolean()) }),
    response: changed,
  },
} as const satisfies Endpoint
