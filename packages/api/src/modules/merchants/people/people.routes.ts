import {
  inviteToMerchant,
  listMerchants,
  merchantPeople,
  removeMerchantPerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@nukkad/contracts/endpoints/merchants/merchant-people'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { PeopleService } from './people.service.ts'

/** Each of these calls sends an email to an address that an editor typed. */
const config = { rateLimit: { max: 60, timeWindow: '10 minutes' } }

export const peopleRoutes: Plugin<{ people: PeopleService }> = async (app, { people }) => {
  app.route({
    ...listMerchants,
    handler: ({ query: { q, page = 1, pagesize = 20 } }) =>
      people.list({ words: q?.trim() || undefined, page, pagesize }),
  })
  app.route({ ...merchantPeople, handler: async ({ params }) => ({ data: await people.read(params.slug) }) })
  app.route({
    ...inviteToMerchant,
    config,
    handler: async (request) => {
      const { params, body } = request
      return { data: await people.invite(params.slug, body.email, signedIn(request).userId) }
    },
  })
  app.route({
    ...sendInvitationAgain,
    config,
    handler: async (request) => {
      const { slug, id } = request.params
      return { data: await people.sendAgain(slug, id, signedIn(request).userId) }
    },
  })
  app.route({
    ...withdrawInvitation,
    handler: async (request) => {
      const { slug, id } = request.params
      return { data: await people.withdraw(slug, id, signedIn(request).userId) }
    },
  })
  app.route({
    ...removeMerchantPerson,
    handler: async (request) => {
      const { slug, id } = request.params
      const how = { isLast: request.body.isLast === true, userId: signedIn(request).userId }
      return { data: await people.remove(slug, id, how) }
    },
  })
}
