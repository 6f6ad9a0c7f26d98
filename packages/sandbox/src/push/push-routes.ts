import type { FastifyInstance } from 'fastify'
import ece from 'http_ece'
import { asJson, newSubscription, type Subscription } from './subscriptions.ts'
import { isIdentified } from './vapid.ts'

const mostBytes = 4096
/** A browser for each test; old ones are forgotten. */
const mostSubscriptions = 1000

/**
 * A push service (RFC 8030) together with the browsers that it serves: `POST /push/subscriptions` is a browser that takes
 * notices, `DELETE` one that no longer does, and `GET` shows what it received, decrypted as the browser would.
 */
export function servePush(app: FastifyInstance): void {
  const subscriptions = new Map<string, Subscription>()
  const originOf = (host: string | undefined) => `http://${host}`

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: 2 * mostBytes },
      (_, body, done) => done(null, body),
    )

    scope.post('/push/subscriptions', async ({ headers }, reply) => {
      const [oldest] = subscriptions.keys()
      if (oldest && subscriptions.size >= mostSubscriptions) subscriptions.delete(oldest)
      const subscription = newSubscription()
      subscriptions.set(subscription.id, subscription)
      return reply.code(201).send(asJson(subscription, originOf(headers.host)))
    })

    scope.get<{ Params: { id: string } }>('/push/:id', async ({ params }, reply) => {
      const known = subscriptions.get(params.id)
      return known ? { received: known.received } : reply.code(404).send({ message: 'There is no such browser.' })
    })

    scope.delete<{ Params: { id: string } }>('/push/:id', async ({ params }, reply) => {
      subscriptions.delete(params.id)
      return reply.code(204).send()
    })

    scope.post<{ Params: { id: string }; Body: Buffer }>('/push/:id', async ({ params, headers, body }, reply) => {
      const refuse = (status: number, message: string) => reply.code(status).send({ message })
      if (!isIdentified(headers.authorization, originOf(headers.host))) return refuse(401, 'The token is not valid.')
      const known = subscriptions.get(params.id)
      if (!known) return refuse(410, 'This browser takes no more notices.')
      const ttl = Number(headers.ttl)
      if (!Number.isInteger(ttl) || ttl < 0) return refuse(400, 'TTL is required.')
      const topic = headers.topic === undefined ? undefined : String(headers.topic)
      if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return refuse(400, 'The topic is not valid.')
      if (body.length > mostBytes) return refuse(413, 'The notice is too large.')
      if (headers['content-encoding'] !== 'aes128gcm') return refuse(415, 'The encoding is not known.')
      try {
        const authSecret = known.secret.toString('base64url')
        const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: known.pair, authSecret }).toString()
        known.received.push({ text, topic, ttl })
      } catch {
        return refuse(400, 'The notice cannot be decrypted.')
      }
      return reply
        .code(201)
        .header('location', `${originOf(headers.host)}/push/messages/${known.received.length}`)
        .send()
    })
  })
}
