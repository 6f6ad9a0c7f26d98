import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Timestamp } from '../../schema.ts'
import { BlocksPage } from './campaign-pages.ts'

const tags = ['campaigns'] as const
/** Loosely typed, so that a malformed code gets the same answer as an unknown one. */
const code = Type.String({ minLength: 1, maxLength: 120 })

export const privateCampaign = {
  method: 'GET',
  url: '/private-campaign/:hash',
  access: 'public',
  summary: 'Returns a page that is reachable only by its private link',
  tags,
  schema: { params: Type.Object({ hash: code }), response: { 200: Data(BlocksPage), 404: ErrorBody } },
} as const satisfies Endpoint

export const privateCampaignDetail = {
  method: 'GET',
  url: '/private-campaign/:hash/:detail',
  access: 'public',
  summary: 'Returns a subpage of a page that is reachable only by its private link',
  tags,
  schema: { params: Type.Object({ hash: code, detail: code }), response: { 200: Data(BlocksPage), 404: ErrorBody } },
} as const satisfies Endpoint

/** Sent by the browser once it shows the page, which a mail scanner that fetches the address does not do. */
export const openedPrivateCampaign = {
  method: 'POST',
  url: '/private-campaign/:hash/opened',
  access: 'public',
  summary: 'Records a view of a private page; the response is the same for unknown pages',
  tags,
  schema: {
    params: Type.Object({ hash: code }),
    body: Type.Object({ detail: Type.Optional(code) }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 429: ErrorBody },
  },
} as const satisfies Endpoint

/** What a token gives once it is redeemed. */
const Gift = Type.Object({
  kind: Type.Union([Type.Literal('coupon'), Type.Literal('perks'), Type.Literal('page')]),
  text: Type.String(),
  code: Nullable(Type.String({ description: 'code of a coupon' })),
  href: Type.String({ description: 'page where the gift can be used' }),
})

/** A token as the caller may see it: only the person who redeemed it sees what it gives. */
export const TokenView = Type.Object({
  state: Type.Union([Type.Literal('valid'), Type.Literal('spent'), Type.Literal('expired'), Type.Literal('unknown')], {
    description: 'revoked tokens are reported as unknown',
  }),
  title: Type.String(),
  line: Type.String(),
  endsAt: Nullable(Timestamp),
  isMine: Type.Boolean({ description: 'whether the caller has redeemed it' }),
  gift: Nullable(Gift),
})
export type TokenView = Static<typeof TokenView>

export const getCampaignToken = {
  method: 'GET',
  url: '/campaign-token/:token',
  access: 'optional',
  summary: 'Returns a one-use token without redeeming it',
  tags,
  schema: { params: Type.Object({ token: code }), response: { 200: Data(TokenView) } },
} as const satisfies Endpoint

export const spendCampaignToken = {
  method: 'POST',
  url: '/campaign-token/:token/spend',
  access: 'user',
  summary: 'Redeems a one-use token; repeated requests by the same user return the same response',
  tags,
  schema: { params: Type.Object({ token: code }), response: { 200: Data(TokenView) } },
} as const satisfies Endpoint

export const redirectOf = {
  method: 'GET',
  url: '/redirect',
  access: 'public',
  summary: 'Resolves a short or private link to its target on this site',
  tags,
  schema: {
    querystring: Type.Object({ code }),
    response: {
      200: Data(
        Type.Object({
          to: Type.String({ description: 'path within this site' }),
          kind: Type.Union([Type.Literal('short'), Type.Literal('private'), Type.Literal('token')]),
          expires: Nullable(Timestamp),
        }),
      ),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
