import {
  holdSeats,
  joinWaiting,
  leaveWaiting,
  nameGuests,
  registrationOf,
  releaseSeats,
} from '@nukkad/contracts/endpoints/events/tickets'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { BookingService } from './booking.service.ts'

/** A hold takes seats from everyone who comes later; a person needs it a few times an hour. */
const fewTimes = { rateLimit: { max: 60, timeWindow: '10 minutes' } }

/** Seats of an event: holds, tickets and the waiting list. */
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
