import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, Email, ErrorBody } from '../../schema.ts'
import { MerchantPeople } from './merchant-people.ts'

const tags = ['merchant'] as const

/** The most open invitations of one merchant, and the changes of its people within a day after which it invites nobody. */
export const peopleLimits = { invitations: 20, changesPerDay: 40 } as const

/** The people of the caller's merchant. Owners change them; everybody else reads, and may leave. */
export const OwnPeople = Type.Object({
  ...MerchantPeople.properties,
  me: Type.String({ description: 'id of the caller' }),
  isOwner: Type.Boolean({ description: 'whether the caller is an owner' }),
})
export type OwnPeople = Static<typeof OwnPeople>

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }) })
const changed = { 200: Data(OwnPeople), 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody }

export const ownPeople = {
  method: 'GET',
  url: '/merchant/people',
  access: 'merchant',
  summary: 'Returns the accounts and open invitations of the caller’s merchant',
  tags,
  schema: { response: { 200: Data(OwnPeople), 403: ErrorBody } },
} as const satisfies Endpoint

export const inviteColleague = {
  method: 'POST',
  url: '/merchant/people/invitations',
  access: 'merchant',
  summary: 'Mails an invitation to act for the caller’s merchant; for owners',
  tags,
  schema: { body: Type.Object({ email: Email }), response: changed },
} as const satisfies Endpoint

export const inviteColleagueAgain = {
  method: 'POST',
  url: '/merchant/people/invitations/:id/send',
  access: 'merchant',
  summary: 'Mails an invitation with a new link, at most once a minute; the link before stops working; for owners',
  tags,
  schema: { params, response: changed },
} as const satisfies Endpoint

export const withdrawColleague = {
  method: 'POST',
  url: '/merchant/people/invitations/:id/withdraw',
  access: 'merchant',
  summary: 'Withdraws an invitation: its link stops working; for owners',
  tags,
  schema: { params, response: changed },
} as const satisfies Endpoint

export const removeColleague = {
  method: 'POST',
  url: '/merchant/people/:id/remove',
  access: 'merchant',
  summary:
    'Removes an account from the caller’s merchant: it becomes a shopper’s and is signed out everywhere. Owners remove others, everybody may leave; the last owner may not (409)',
  tags,
  schema: { params, response: { ...changed, 200: Data(Type.Object({ hasLeft: Type.Boolean() })) } },
} as const satisfies Endpoint

export const changeOwner = {
  method: 'PUT',
  url: '/merchant/people/:id/owner',
  access: 'merchant',
  summary: 'Makes an account an owner, or an owner a colleague; the last owner stays one (409); for owners',
  tags,
  schema: { params, body: Type.Object({ isOwner: Type.Boolean() }), response: changed },
} as const satisfies Endpoint
