import { checkIn, eventDoor, operatorCheckIn } from '@nukkad/contracts/endpoints/events/check-in'
import { cancelTicket, getTicket, listTickets } from '@nukkad/contracts/endpoints/events/tickets'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { TicketService } from './ticket.service.ts'

/** Routes of tickets: a user's own, and the check-in at the door. */
export const ticketRoutes: Plugin<{ tickets: TicketService }> = async (app, { tickets }) => {
  app.route({ ...listTickets, handler: (request) => tickets.list(signedIn(request).userId, request.query) })
  app.route({
    ...getTicket,
    handler: async (request) => ({ data: await tickets.readOwn(signedIn(request).userId, request.params.ticketId) }),
  })
  app.route({
    ...cancelTicket,
    handler: async (request) => ({
      data: await tickets.cancel(signedIn(request).userId, request.params.ticketId, request.body.refundTo),
    }),
  })
  app.route({
    ...eventDoor,
    handler: async (request) => ({ data: await tickets.door(request.params.discoveryId, signedIn(request).userId) }),
  })
  app.route({
    ...checkIn,
    handler: async (request) => ({
      data: await tickets.checkIn(request.params.discoveryId, signedIn(request).userId, request.body.code),
    }),
  })
  app.route({
    ...operatorCheckIn,
    handler: async (request) => ({
      data: await tickets.checkIn(request.params.discoveryId, null, request.body.code),
    }),
  })
}
