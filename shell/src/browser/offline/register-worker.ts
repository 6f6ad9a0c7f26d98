/**
 * Has the browser keep the page that it shows without a network. The service worker is checked for a newer one at every
 * page that is opened, past every cache. A browser that allows no storage has no use for it.
 */
export async function registerWorker({ serviceWorker }: { readonly serviceWorker?: ServiceWorkerContainer }) {
  await serviceWorker?.register('/_shell/worker.js', { scope: '/' }).catch(() => undefined)
}
