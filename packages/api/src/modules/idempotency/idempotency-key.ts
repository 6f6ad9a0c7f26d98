import type { FastifyRequest } from 'fastify'
import { BadRequest } from '../../errors.ts'

/** The Idempotency-Key of a call, if it has one: 1–200 visible characters. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new BadRequest('Idempotency-Key must be 1 to 200 visible characters.')
  }
  return key
}
