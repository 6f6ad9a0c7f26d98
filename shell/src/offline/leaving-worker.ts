/** Served in place of the service worker where `OFFLINE_PAGE` is off: it removes itself and what it kept. */

interface ActivateEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface WorkerScope {
  readonly caches: CacheStorage
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ActivateEvent) => void): void
}

const worker = self as unknown as WorkerScope

async function leave() {
  await worker.caches.delete('offline')
  await worker.registration.unregister()
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))

export {}
