import type { RegistryFault } from '@nukkad/contracts/registry-service'
import type { FastifyError, FastifyInstance } from 'fastify'
import { type ServiceCode, ServiceRefusal, statusOf } from '../client/registry-faults.ts'
import { type RefusalReason, RegistryRefusal } from '../refusal.ts'
import { isFullDisk } from '../releases/files.ts'

/** Answers with what was refused and why, in one sentence; unexpected errors only go to the log. */
export function faultAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = faultOf(error)
    const status = statusOf(fault.code as ServiceCode | RefusalReason)
    if (status >= 500) request.log.error({ stack: error.stack, code: fault.code }, 'not done')
    return reply.code(status).header('cache-control', 'no-store').send(fault)
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'There is nothing here.' } satisfies RegistryFault),
  )
}

function faultOf(error: FastifyError): RegistryFault {
  if (error instanceof ServiceRefusal) {
    const { code, message, missing } = error
    return { code, message, ...(missing.length > 0 && { missing }) }
  }
  if (error instanceof RegistryRefusal) return { code: error.reason, message: error.message }
  if (isFullDisk(error))
    return { code: 'storage_full', message: 'The disk of the registry is full; nothing was changed.' }
  const { statusCode = 500, message } = error
  if (statusCode === 413) return { code: 'too_large', message: 'The request is too large.' }
  if (statusCode === 429) return { code: 'too_many_requests', message: 'Too many requests; try again in a minute.' }
  if (statusCode < 500) return { code: 'bad_request', message }
  return { code: 'internal', message: 'Something went wrong in the registry.' }
}
