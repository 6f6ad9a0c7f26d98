/** Where words are searched for: in the shop, or over everything a city has. */
export const shopSearchPath = (q: string) => `/shop/search?q=${encodeURIComponent(q)}`
export const citySearchPath = (q: string, city: string | undefined, kind?: string) =>
  `/${city ?? 'all'}/post/search?${new URLSearchParams({ q, ...(kind && { kind }) })}`
