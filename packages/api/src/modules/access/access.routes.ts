import * as offering from '@nukkad/contracts/endpoints/access/access'
import * as member from '@nukkad/contracts/endpoints/access/access-member'
import { accessOffer, accessOffersOf } from '@nukkad/contracts/endpoints/access/access-offer'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import type { RedeemService } from './counter/redeem.service.ts'
import type { MemberService } from './members/members.service.ts'
import type { OfferService } from './offers/offers.service.ts'

export const offerRoutes: Plugin<{ offers: OfferService }> = async (app, { offers }) => {
  app.route({
    ...offering.accessFeed,
    handler: async ({ query }) => ({ data: await offers.feed(query.city, query.page) }),
  })
  app.route({ ...offering.accessBucket, handler: ({ params, query }) => offers.bucket(params.category, query) })
  app.route({ ...accessOffer, handler: async ({ params }) => ({ data: await offers.one(params.id) }) })
  app.route({ ...accessOffersOf, handler: async ({ query }) => ({ data: await offers.of(query) }) })
}

export const memberRoutes: Plugin<{ members: MemberService; redeem: RedeemService }> = async (
  app,
  { members, redeem },
) => {
  app.route({
    ...member.accessCard,
    handler: async (request) => ({ data: await members.card(signedIn(request).userId, request.query.offer) }),
  })
  app.route({
    ...member.joinAccess,
    handler: async (request) => ({ data: await members.join(signedIn(request).userId) }),
  })
  app.route({
    ...member.accessHistory,
    handler: (request) => members.history(signedIn(request).userId, request.query),
  })
  app.route({
    ...member.redeemByPin,
    handler: async (request) => ({ data: await redeem.byPin(signedIn(request).userId, request.body) }),
  })
}
