import { matchRoute } from './match-route.ts'

/** Does this address lead to a page of ours, or to another site? Nobody is sent to a 404 on purpose. */
export function leadsToPage(url: string): boolean {
  if (!url.startsWith('/')) return true
  // To a browser this is another site, which looks like a page of ours.
  if (url.startsWith('//')) return false
  return matchRoute(url.split(/[?#]/, 1)[0] ?? '/') !== undefined
}
