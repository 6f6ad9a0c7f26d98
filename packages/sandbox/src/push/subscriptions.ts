import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'

/** A browser that takes notices, as its push service and the browser itself know it. */
export interface Subscription {
  readonly id: string
  readonly pair: ECDH
  readonly secret: Buffer
  /** What it was sent, decrypted, oldest first. */
  readonly received: Received[]
}

interface Received {
  readonly text: string
  readonly topic: string | undefined
  readonly ttl: number
}

export function newSubscription(): Subscription {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { id: randomUUID(), pair, secret: randomBytes(16), received: [] }
}

/** What PushSubscription.toJSON() returns in a browser. */
export const asJson = ({ id, pair, secret }: Subscription, origin: string) => ({
  endpoint: `${origin}/push/${id}`,
  expirationTime: null,
  keys: { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') },
})
