import { cities } from '@nukkad/contracts'
import Type from 'typebox'
import type { Plugin } from '../../../plugin.ts'
import type { VisitsService } from './visits.service.ts'
import { visitsPage } from './visits-page.ts'

const limit = { rateLimit: { max: 60, timeWindow: '1 minute' } }

const querystring = Type.Object({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 14 })),
  city: Type.Optional(
    Type.Union([Type.Literal(''), Type.Literal('all'), ...cities.map(({ slug }) => Type.Literal(slug))]),
  ),
  device: Type.Optional(Type.Union([Type.Literal(''), Type.Literal('mobile'), Type.Literal('desktop')])),
})

export const visitsRoutes: Plugin<{ visits: VisitsService }> = async (app, { visits }) => {
  app.get(
    '/operations/visits',
    { config: { access: 'operator', ...limit }, schema: { hide: true, querystring } },
    async ({ query: { days = 14, city, device } }, reply) => {
      const page = visitsPage(await visits.visits({ days, city: city || null, device: device || null }))
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
    },
  )
}
