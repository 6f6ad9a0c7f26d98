import { isOperator, operatorChallenge } from '@nukkad/contracts/operator-credentials'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound, Unauthorized } from '../errors.ts'

/**
 * Admits requests that authenticate as `operator` with the operators' password over HTTP Basic; browsers prompt for it.
 * Without a password in the settings the operators' pages do not exist (404).
 */
export function requireOperator(request: FastifyRequest, reply: FastifyReply, password: string | undefined): void {
  if (!password) throw new NotFound()
  if (isOperator(request.headers.authorization, password)) return
  reply.header('www-authenticate', operatorChallenge)
  throw new Unauthorized()
}
