import * as staffing from '@nukkad/contracts/endpoints/access/access-staff'
import { Email, Slug } from '@nukkad/contracts/schema'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { Conflict, Forbidden, Invalid, NotFound } from '../../../errors.ts'
import type { Plugin } from '../../../plugin.ts'
import type { StaffService } from './staff.service.ts'
import { staffPage, staffPageHeaders } from './staff-page.ts'

const limit = { rateLimit: { max: 60, timeWindow: '1 minute' } }
const Typed = Type.Object({ place: Slug, email: Email, counter: Type.Optional(Type.String({ maxLength: 40 })) })

/** Browsers send an operator's password automatically, even with a form on another site. */
function refuseForeign({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'same-origin') throw new Forbidden('This form was not submitted from its own page.')
}

/** The message of an expected refusal; rethrows anything else. */
function wordsOf(error: unknown): string {
  if (error instanceof Invalid || error instanceof Conflict || error instanceof NotFound) return error.message
  throw error
}

/** Lets operators manage the staff of counters: through the API, and on a page of their own. */
export const staffRoutes: Plugin<{ staff: StaffService }> = async (app, { staff }) => {
  app.route({ ...staffing.listAccessStaff, config: limit, handler: async () => ({ data: await staff.list() }) })
  app.route({
    ...staffing.putAccessStaff,
    config: limit,
    handler: async ({ body }) => ({ data: await staff.put(body) }),
  })
  app.route({
    ...staffing.removeAccessStaff,
    config: limit,
    handler: async ({ body }) => ({ data: await staff.remove(body.email) }),
  })

  await app.register(async (page) => {
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const options = { config: { access: 'operator', ...limit }, schema: { hide: true } } as const
    page.get('/operations/access', options, async (_request, reply) =>
      reply.headers(staffPageHeaders).send(staffPage(await staff.list())),
    )
    page.post('/operations/access', options, async (request, reply) => {
      refuseForeign(request)
      const typed = (request.body ?? {}) as Record<string, string>
      try {
        if (typed.remove) await staff.remove(typed.remove)
        else if (!Value.Check(Typed, typed)) throw new Invalid({ place: 'or email is not valid' })
        else await staff.put(typed)
        return reply.redirect('access', 303)
      } catch (error) {
        const refusal = { message: wordsOf(error), typed }
        return reply
          .code(400)
          .headers(staffPageHeaders)
          .send(staffPage(await staff.list(), refusal))
      }
    })
  })
}
