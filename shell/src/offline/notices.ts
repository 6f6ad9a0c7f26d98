/**
 * Notices of orders that arrive while no page is open: the service worker shows them, and a tap on one opens its page.
 */

interface PushEvent extends Event {
  readonly data: { json(): unknown } | null
  waitUntil(done: Promise<unknown>): void
}

interface ClickEvent extends Event {
  readonly notification: Notification
  waitUntil(done: Promise<unknown>): void
}

interface OpenPage {
  readonly url: string
  focus(): Promise<OpenPage>
  navigate(url: string): Promise<OpenPage | null>
}

interface WorkerScope {
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<OpenPage[]>
    openWindow(url: string): Promise<OpenPage | null>
  }
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

interface Notice {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
}

const worker = self as unknown as WorkerScope

/** A browser that is sent a notice and shows none shows one of its own, so an unreadable one is shown, too. */
function noticeOf(event: PushEvent): Notice {
  try {
    return event.data?.json() as Notice
  } catch {
    return { title: 'Nukkad', text: 'There is news of your order.', path: '/shop/orderhistory', tag: 'unreadable' }
  }
}

async function open(path: unknown) {
  const { href, origin } = new URL(String(path), worker.location.origin)
  const url = origin === worker.location.origin ? href : worker.location.origin
  const pages = await worker.clients.matchAll({ type: 'window' })
  const same = pages.find((page) => page.url === url)
  if (same) await same.focus()
  else await worker.clients.openWindow(url)
}

worker.addEventListener('push', (event) => {
  const { title, text, path, tag } = noticeOf(event)
  const icon = '/icon-192.png'
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag, icon, data: path }))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
