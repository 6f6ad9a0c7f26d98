import { eventCalendar, eventDetails, eventTickets, listEvents } from '@nukkad/contracts/endpoints/events/events'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { EventService } from './event.service.ts'

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
