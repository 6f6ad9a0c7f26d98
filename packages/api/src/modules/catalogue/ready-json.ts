import type { FastifyReply } from 'fastify'

/**
 * Sends an answer that PostgreSQL wrote as text. The read model is built to the contract's shape (a test holds it to
 * that), so writing it out again row by row would only cost time.
 */
export function sendReady(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json)
}
