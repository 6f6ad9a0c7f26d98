import { isOperator, operatorChallenge } from '@nukkad/contracts/operator-credentials'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound, Unauthorized } from '../errors.ts'

/**
 * Lets in who gives `operator` and the operators' password by HTTP Basic; a browser asks for them by itself. Without a
 * password in the settings there are no operators' pages.
 */
export function requireOperator(request: FastifyRequest, reply: FastifyReply, password: string | undefined): void {
  if (!password) throw new NotFound()
  if (isOperator(request.headers.authorization, password)) return
  reply.header('www-authenticate', operatorChallenge)
  throw new Unauthorized()
}
