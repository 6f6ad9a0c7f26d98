import type webpush from 'web-push'
import { Unavailable } from '../../errors.ts'
import { createRests } from '../../outbox/rests.ts'
import { Undeliverable } from '../../outbox/undeliverable.ts'
import type { PushDevice } from './push.repository.ts'
import type { PushKeys } from './push-keys.ts'

interface Message {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
}

interface SenderParts {
  readonly keys: PushKeys
  /** An email address at which a push service reaches those who run the site. */
  readonly contact: string
  /** How long a push service keeps a notice for a browser that is away. */
  readonly lifetimeSeconds: number
}

const patience = 10_000
const responded = ({ status }: Response) => `The push service responded with status ${status}.`
/** Every push service takes at least this many bytes (RFC 8030), encryption included. */
const longestText = 400

/**
 * Sends a notice by Web Push (RFC 8030, encrypted by RFC 8291). Returns 'gone' if the browser takes none any more.
 * Throws Undeliverable when the push service refuses the notice, and Unavailable when the outcome is unknown.
 */
export function createPushSender({ keys, contact, lifetimeSeconds }: SenderParts) {
  // One service that is away or overloaded is not asked for each notice, and holds up no other.
  const rests = createRests(
    () => performance.now(),
    (error) => error instanceof Unavailable,
  )
  return async ({ endpoint, p256dh, auth }: PushDevice, message: Message): Promise<'sent' | 'gone'> => {
    const text = message.text.slice(0, longestText)
    const { method, headers, body } = await encrypted({ endpoint, keys: { p256dh, auth } }, { ...message, text })
    const answer = await rests.around(new URL(endpoint).origin, () =>
      ask(endpoint, { method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []) }),
    )
    if (answer.ok) return 'sent'
    // 403: the browser was subscribed with another key of this site.
    if ([403, 404, 410].includes(answer.status)) return 'gone'
    throw new Undeliverable(responded(answer))
  }

  /** Throws Unavailable when the service does not respond or has no capacity. */
  async function ask(endpoint: string, request: RequestInit): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(patience)
      const answer = await fetch(endpoint, Object.assign(request, { redirect: 'manual', signal } as const))
      await answer.body?.cancel()
      if (answer.status !== 429 && answer.status < 500) return answer
      throw new Unavailable(responded(answer))
    } catch (error) {
      if (error instanceof Unavailable) throw error
      // Without the error of the network, by which the outbox would pause the notices of all services.
      throw new Unavailable(`The push service does not respond: ${error instanceof Error ? error.name : error}.`)
    }
  }

  async function encrypted(subscription: webpush.PushSubscription, message: Message): Promise<webpush.RequestDetails> {
    // Imported here and not at the top, because a bundled server would load it on start.
    const { default: library } = await import('web-push')
    const vapidDetails = { subject: `mailto:${contact}`, publicKey: keys.publicKey, privateKey: keys.privateKey }
    try {
      return library.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails,
        TTL: lifetimeSeconds,
        urgency: 'normal',
        topic: message.tag,
        contentEncoding: 'aes128gcm',
      })
    } catch (error) {
      // The browser's key has the right length but is not a point on the curve.
      throw new Undeliverable(error instanceof Error ? error.message : 'The notice cannot be encrypted.')
    }
  }
}
