import {
  acceptRequest,
  declineRequest,
  merchantAddress,
  noteOnRequest,
  sellingRequest,
  sellingRequests,
} from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { RequestService } from './requests.service.ts'

export const requestRoutes: Plugin<{ requests: RequestService }> = async (app, { requests }) => {
  app.route({
    ...sellingRequests,
    handler: ({ query: { state, q, page = 1, pagesize = 20 } }) =>
      requests.list({ state, words: q?.trim() || undefined, page, pagesize }),
  })
  app.route({ ...sellingRequest, handler: async ({ params }) => ({ data: await requests.read(params.id) }) })
  app.route({
    ...noteOnRequest,
    handler: async (request) => {
      const { params, body } = request
      return { data: await requests.note(params.id, body.text, signedIn(request).userId) }
    },
  })
  app.route({
    ...declineRequest,
    handler: async (request) => {
      const { params, body } = request
      return { data: await requests.decline(params.id, body.reason ?? '', signedIn(request).userId) }
    },
  })
  app.route({
    ...acceptRequest,
    handler: async (request) => {
      const { params, body } = request
      return { data: await requests.accept(params.id, body, signedIn(request).userId) }
    },
  })
  app.route({ ...merchantAddress, handler: async ({ query }) => ({ data: await requests.address(query.slug) }) })
}
