/**
 * The site's service worker: without a network, a page that is opened is the page kept here instead of the browser's own
 * error page. It keeps nothing else, so every page and every file still comes from the server (decision 0678). It also
 * shows notices of orders (decision 0692).
 */
import './notices.ts'

interface InstallEvent extends Event {
  waitUntil(done: Promise<unknown>): void
  /** requests that never need this worker; not every browser has it */
  addRoutes?(routes: readonly object[]): Promise<void>
}

interface NavigationEvent extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerScope {
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void
}

const worker = self as unknown as WorkerScope
const page = '/_shell/offline'
const isNoPage = /^\/(api|images|_shell|assets|releases)\//
const notPages = { or: ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })) }

async function install(event: InstallEvent) {
  const cache = await worker.caches.open('offline')
  await cache.add(new Request(page, { cache: 'reload' }))
  await event.addRoutes?.([{ condition: notPages, source: 'network' }]).catch(() => undefined)
  await worker.skipWaiting()
}

async function answer({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await worker.caches.match(page)
    if (kept) return kept
    throw error
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)))
// The request for a page leaves while this worker starts, and does not wait for it.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
)
worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  if (mode === 'navigate' && method === 'GET' && !isNoPage.test(new URL(url).pathname)) {
    event.respondWith(answer(event))
  }
})
