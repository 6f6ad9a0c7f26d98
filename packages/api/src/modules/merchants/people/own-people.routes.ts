import {
  changeOwner,
  inviteColleague,
  inviteColleagueAgain,
  ownPeople,
  removeColleague,
  withdrawColleague,
} from '@nukkad/contracts/endpoints/merchants/own-people'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { MerchantOf } from '../callers-merchant.ts'
import type { OwnPeopleService } from './own-people.service.ts'

/** These calls send emails to addresses that a merchant typed. */
const config = { rateLimit: { max: 20, timeWindow: '10 minutes' } }

interface Services {
  readonly own: OwnPeopleService
  readonly merchantOf: MerchantOf
}

export const ownPeopleRoutes: Plugin<Services> = async (app, { own, merchantOf }) => {
  app.route({
    ...ownPeople,
    handler: async (request) => ({ data: await own.read(await merchantOf(request), signedIn(request).userId) }),
  })
  app.route({
    ...inviteColleague,
    config,
    handler: async (request) => ({ data: await own.invite(signedIn(request).userId, request.body.email) }),
  })
  app.route({
    ...inviteColleagueAgain,
    config,
    handler: async (request) => ({ data: await own.sendAgain(signedIn(request).userId, request.params.id) }),
  })
  app.route({
    ...withdrawColleague,
    handler: async (request) => ({ data: await own.withdraw(signedIn(request).userId, request.params.id) }),
  })
  app.route({
    ...removeColleague,
    config,
    handler: async (request) => ({ data: await own.remove(signedIn(request).userId, request.params.id) }),
  })
  app.route({
    ...changeOwner,
    handler: async (request) => {
      const { params, body } = request
      return { data: await own.changeOwner(signedIn(request).userId, params.id, body.isOwner) }
    },
  })
}
