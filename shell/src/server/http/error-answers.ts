import { siteName } from '@nukkad/contracts'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { FastifyError, FastifyInstance } from 'fastify'

const sorry = `<!doctype html><html lang="en-IN" data-page="error"><head><meta charset="utf-8"><title>Something went wrong – ${siteName}</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Something went wrong on our side</h1><p>Please try again in a moment. <a href="${hrefs.home()}">Back to the start</a></p></main></body></html>`

/** Nobody reads it; the log and the metrics count it among the faults of clients, as nginx does. */
const clientLeft = 499

/** Answers unexpected errors: a page for people, the standard error body for programs, the stack only in the log. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.raw.socket.destroyed) return reply.code(clientLeft).send()
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ stack: error.stack }, 'unexpected')
    reply.code(status).header('cache-control', 'no-store')
    if (request.routeOptions.config.kind === 'page') return reply.type('text/html; charset=utf-8').send(sorry)
    const code = status === 429 ? 'too_many_requests' : status < 500 ? 'bad_request' : 'internal'
    const message = status < 500 ? error.message : 'Something went wrong on our side.'
    return reply.send({ message: { message, code, requestId: request.id } })
  })
}
