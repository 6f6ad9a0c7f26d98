import { checkIn, eventDoor, operatorCheckIn } from '@nukkad/contracts/endpoints/events/check-in'
import { eventCalendar, eventDetails, eventTickets, listEvents } from '@nukkad/contracts/endpoints/events/events'
import {
  cancelTicket,
  getTicket,
  holdSeats,
  joinWaiting,
  leaveWaiting,
  listTickets,
  nameGuests,
  registrationOf,
  releaseSeats,
} from '@nukkad/contracts/endpoints/events/tickets'
import { signedIn } from '../../access.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { BookingService } from './booking/booking.service.ts'
import type { EventService } from './event.service.ts'
import type { TicketService } from './tickets/ticket.service.ts'

export const eventRoutes: Plugin<{ events: EventService }> = async (app, { events }) => {
  app.route({ ...listEvents, handler: ({ params, query }) => events.list(params, query) })
  app.route({
    ...eventDetails,
    handler: async ({ params }) => ({ data: await events.details(params.discoveryId) }),
  })
  app.route({
    ...eventTickets,
    handler: async ({ params }) => ({ data: await events.tickets(params.discoveryId) }),
  })
  app.route({
    ...eventCalendar,
    handler: async ({ params }, reply) => {
      const { name, file } = await events.calendar(params.discoveryId)
      reply.type('text/calendar; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`)
      return sendRaw(reply, file)
    },
  })
}

/** Holding is writing for everybody who comes after: a person needs it a few times an hour. */
const fewTimes = { rateLimit: { max: 60, timeWindow: '10 minutes' } }

export const bookingRoutes: Plugin<{ booking: BookingService }> = async (app, { booking }) => {
  app.route({
    ...registrationOf,
    handler: (request) => booking.registration(request.params.discoveryId, signedIn(request).userId),
  })
  app.route({
    ...holdSeats,
    config: fewTimes,
    handler: (request) => booking.hold(request.params.discoveryId, signedIn(request).userId, request.body),
  })
  app.route({
    ...releaseSeats,
    handler: (request) => booking.release(request.params.discoveryId, signedIn(request).userId),
  })
  app.route({
    ...nameGuests,
    handler: (request) => booking.nameGuests(request.params.discoveryId, signedIn(request).userId, request.body),
  })
  app.route({
    ...joinWaiting,
    config: fewTimes,
    handler: (request) => booking.joinWaiting(request.params.discoveryId, signedIn(request).userId, request.body),
  })
  app.route({
    ...leaveWaiting,
    handler: (request) =>
      booking.leaveWaiting(request.params.discoveryId, signedIn(request).userId, request.body.ticketTypeId),
  })
}

export const ticketRoutes: Plugin<{ tickets: TicketService }> = async (app, { tickets }) => {
  app.route({ ...listTickets, handler: (request) => tickets.list(signedIn(request).userId, request.query) })
  app.route({
    ...getTicket,
    handler: async (request) => ({ data: await tickets.own(signedIn(request).userId, request.params.ticketId) }),
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
