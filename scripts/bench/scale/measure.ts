import { performance } from 'node:perf_hooks'

/** What is asked of each size, by turns. Words and choices change, as visitors' do. */
export const subjects = {
  list: [
    '',
    'sort=3',
    'sort=2',
    'sort=10',
    'sort=20&page=3',
    'sort=7',
    'category=shopping/kurtas',
    'category=home-decor&page=7',
    'isNew=true&sort=5',
    'city=goa',
  ],
  filter: [
    'category=shopping/kurtas&colour=indigo',
    'category=shopping&size=M&colour=madder',
    'category=home-decor&maxPrice=1499',
    'category=shopping/bags&rating=4',
    'city=delhi&discount=10&sort=6',
    'category=shopping/jewellery&available=true',
    'category=gifts&shipsFast=true',
    'brand=dilli-dyers,kala-katha&minPrice=500',
    'custom=under-999&shelf=shopping/bags',
    'colour=indigo&size=S,M&maxPrice=2500',
  ].map((query) => `${query}&facets=true`),
  search: [
    ...['kurta', 'kurtha', 'indigo kurta', 'jhola', 'jwellery', 'terracotta lamp', 'chai', 'juti', 'silk saree'],
    ...['blue kurta xl', 'diya', 'notebook', 'handspun cotton', 'brass'],
  ].map((q) => `q=${encodeURIComponent(q)}`),
} as const
export type Subject = keyof typeof subjects

const visitor = { authorization: `Bearer ${process.env.PUBLIC_TOKEN ?? 'nukkad-public-visitor'}` }

/** Milliseconds of one call, read to its end. */
export async function timed(api: string, query: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${api}/v1/shop/products?${query}`, { headers: visitor })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`?${query} answered ${answer.status}: ${body.slice(0, 200)}`)
  return performance.now() - started
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
