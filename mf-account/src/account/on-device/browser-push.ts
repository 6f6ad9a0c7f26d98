import type { PushSubscriptionBody } from '@nukkad/contracts/endpoints/people/push'

/** Whether this browser can show notices; 'blocked' if its user does not allow them for this site. */
export type PushAbility = 'none' | 'blocked' | 'open'

/** Thrown when the user does not allow notices, or closes the browser's question. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

const workerTimeout = 10_000

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

/** Safari takes the key as bytes only. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** The site's service worker, which is registered when a page is first touched; rejects where the site has none. */
const readyWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('There is no service worker.')), workerTimeout),
    ),
  ])

/** Asks the user and has the browser make an address for notices. Throws NotAllowed, or what the browser throws. */
export async function subscribeToPush(key: string): Promise<PushSubscriptionBody> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { pushManager } = await readyWorker()
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  // An earlier subscription may be bound to another key of the site, which cannot be changed.
  const subscription = await subscribe().catch(async (error: unknown) => {
    const earlier = await pushManager.getSubscription()
    if (!(await earlier?.unsubscribe())) throw error
    return subscribe()
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** The server has stopped already, so a failure here changes nothing for the user. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
