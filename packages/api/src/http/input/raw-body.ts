import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a body that is not JSON: the bytes or the text of a file. Its contract describes the body for the API document
 * (`string` of format `binary`), and Fastify's types would require exactly that.
 */
export const sendRaw = (reply: FastifyReply, body: string | Buffer | Readable): FastifyReply => reply.send(body)
