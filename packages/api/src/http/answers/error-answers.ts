import { type ErrorCode, errorCodes } from '@nukkad/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Moved, NoSuchEntity, Refusal, Unavailable } from '../../errors.ts'
import type { App } from '../../plugin.ts'
import { fieldsOf, type SchemaProblem } from '../input/problem-words.ts'

const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  415: 'unsupported_media',
  429: 'too_many_requests',
  503: 'unavailable',
}
const textByCode: Partial<Record<ErrorCode, string>> = {
  payload_too_large: 'The request is too large.',
  unsupported_media: 'Please send JSON.',
  bad_request: 'The request could not be understood.',
}

const unwritable = () => new Unavailable('We cannot save anything right now. Please try again in a few minutes.')
/** What ends only when an operator acts: a full disk, a broken one, a server that is not the one to write to. */
const unwritableCodes: readonly string[] = ['53100', '58030', '25006']

/**
 * Errors of PostgreSQL and its client that are not bugs of ours: a number out of range, a cancelled wait, no server.
 */
const byDatabaseCode: Partial<Record<string, () => Refusal>> = {
  '22003': () => new NoSuchEntity(),
  '25006': unwritable,
  '53100': unwritable,
  '53200': () => new Unavailable(),
  '55P03': () => new Unavailable(),
  '57014': () => new Unavailable(),
  '57P01': () => new Unavailable(),
  '57P02': () => new Unavailable(),
  '57P03': () => new Unavailable(),
  '53300': () => new Unavailable(),
  '58030': unwritable,
  ECONNREFUSED: () => new Unavailable(),
  ECONNRESET: () => new Unavailable(),
  CONNECT_TIMEOUT: () => new Unavailable(),
  CONNECTION_CLOSED: () => new Unavailable(),
  CONNECTION_ENDED: () => new Unavailable(),
  CONNECTION_DESTROYED: () => new Unavailable(),
}

/** PostgreSQL, or the pooler before it, ended the connection: it is not there, or does not let us in. */
const isFatal = (error: object): boolean => 'severity_local' in error && error.severity_local === 'FATAL'

/** Answers addresses that no route can be matched against; the framework would answer with its own body. */
export const answerBadAddress =
  (headersOf: (request: FastifyRequest) => Record<string, string>) =>
  (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    // No hook runs before this handler.
    reply.headers(headersOf(request))
    void send(request, reply, new Refusal('bad_request', 'This URL is not valid.'))
  }

/** Turns every thrown error into one body; the only place that chooses a status. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => send(request, reply, asRefusal(error, request)))
  app.setNotFoundHandler((request, reply) => send(request, reply, new Refusal('not_found', 'Not found.')))
}

/** The refusal that a thrown error becomes for the caller; errors that are not the caller's fault are logged. */
export function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation) {
    const fields = fieldsOf(error.validation as SchemaProblem[])
    const [name, problem] = Object.entries(fields)[0] ?? ['', 'The request is not valid.']
    return new Refusal('validation', name ? `${name} ${problem}` : problem, fields)
  }
  const code = codeByStatus[error.statusCode ?? 500]
  if (code) return new Refusal(code, textByCode[code] ?? error.message)
  const fromDatabase = (byDatabaseCode[error.code] ?? (isFatal(error) ? () => new Unavailable() : undefined))?.()
  if (fromDatabase) {
    if (unwritableCodes.includes(error.code)) {
      request.log.error({ err: error }, 'the database cannot write; see docs/runbooks/database-away.md')
    } else request.log.warn({ err: error }, 'the database refused the statement or was unavailable')
    return fromDatabase
  }
  request.log.error({ err: error }, 'a request failed')
  return new Refusal('internal', 'Something went wrong on our side.')
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  return reply.code(errorCodes[refusal.code]).send({
    message: {
      message: refusal.message,
      code: refusal.code,
      requestId: request.id,
      ...(refusal instanceof Moved && { to: refusal.to }),
      ...(refusal.fields && { fields: refusal.fields }),
    },
  })
}
