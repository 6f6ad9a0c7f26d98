import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound, Unauthorized } from './errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Lets in who gives `operator` and the operators' password by HTTP Basic; a browser asks for them by itself. Without a
 * password in the settings there are no operators' pages.
 */
export function requireOperator(request: FastifyRequest, reply: FastifyReply, password: string | undefined): void {
  if (!password) throw new NotFound()
  const [, given = ''] = /^basic +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const wanted = Buffer.from(`operator:${password}`).toString('base64')
  if (timingSafeEqual(digest(given), digest(wanted))) return
  reply.header('www-authenticate', 'Basic realm="Nukkad operators", charset="UTF-8"')
  throw new Unauthorized()
}
