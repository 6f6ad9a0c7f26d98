import { searchTabs } from '@nukkad/contracts/endpoints/search'

/** Where words are searched for: in the shop, or over everything a city has, with the tab of a kind open. */
export const shopSearchPath = (q: string) => `/shop/search?q=${encodeURIComponent(q)}`
export function citySearchPath(q: string, city: string | undefined, kind?: string): string {
  const tab = Object.entries(searchTabs).find(([, kinds]) => (kinds as readonly string[]).includes(kind ?? ''))?.[0]
  return `/${city ?? 'all'}/post/search?${new URLSearchParams({ q, ...(tab && { kind: tab }) })}`
}
