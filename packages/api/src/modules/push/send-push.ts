import type webpush from 'web-push'
import { Unavailable } from '../../errors.ts'
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
/** Every push service takes at least this many bytes (RFC 8030), encryption included. */
const longestText = 400

/**
 * Sends a notice by Web Push (RFC 8030, encrypted by RFC 8291). Returns 'gone' if the browser takes none any more.
 * Throws Undeliverable when the push service refuses the notice, and Unavailable when the outcome is unknown.
 */
export function createPushSender({ keys, contact, lifetimeSeconds }: SenderParts) {
  return async ({ endpoint, p256dh, auth }: PushDevice, message: Message): Promise<'sent' | 'gone'> => {
    const text = message.text.slice(0, longestText)
    const { method, headers, body } = await encrypted({ endpoint, keys: { p256dh, auth } }, { ...message, text })
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (answer.ok) return 'sent'
    // 403: the browser was subscribed with another key of this site.
    if ([403, 404, 410].includes(answer.status)) return 'gone'
    const told = `The push service responded with status ${answer.status}.`
    if (answer.status === 429 || answer.status >= 500) throw new Unavailable(told)
    throw new Undeliverable(told)
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
      // The browser's key has the right length but is no point on the curve.
      throw new Undeliverable(error instanceof Error ? error.message : 'The notice cannot be encrypted.')
    }
  }
}
