import { performance } from 'node:perf_hooks'

const products = (queries: readonly string[]) => queries.map((query) => `v1/shop/products?${query}`)
const feeds = (path: string) =>
  [
    ...['city=delhi', 'city=delhi&page=3', 'city=goa&sort=20', 'city=all', 'city=mumbai&tag=street-food'],
    ...['city=delhi&locality=hauz-khas', 'city=delhi&sort=20&pagesize=50'],
  ].map((query) => `${path}?${query}`)

/** The requests for each size, made in turn. Words and choices vary, as those of visitors do. */
export const subjects = {
  list: products([
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
  ]),
  filter: products(
    [
      'category=shopping/kurtas&colour=indigo',
      'category=shopping&size=M&colour=madder',
      'category=home-decor&maxPrice=1499',
      'category=shopping/bags&rating=4',
      'city=delhi&discount=10&sort=6',
      'category=shopping/jewellery&available=true',
      'category=gifts&shipsFast=true',
      'brand=dilli-dyers,kala-katha&minPrice=500',
      'custom=under-999&categories=shopping/bags',
      'colour=indigo&size=S,M&maxPrice=2500',
    ].map((query) => `${query}&facets=true`),
  ),
  search: products(
    [
      ...['kurta', 'kurtha', 'indigo kurta', 'jhola', 'jwellery', 'terracotta lamp', 'chai', 'juti', 'silk saree'],
      ...['blue kurta xl', 'diya', 'notebook', 'handspun cotton', 'brass'],
    ].map((q) => `q=${encodeURIComponent(q)}`),
  ),
  places: [...feeds('v1/place/all'), 'v1/place/food?city=delhi', 'v1/place/culture?city=all&sort=20'],
  posts: [...feeds('v2/post/city'), 'v1/post/guide?city=delhi', 'v1/post/review?city=all&sort=20'],
  near: [
    ...['lat=28.5535&lng=77.194', 'lat=19.06&lng=72.83&radius=2000', 'city=goa&radius=50000', 'pincode=110016'],
    ...['city=delhi&locality=hauz-khas&type=food', 'lat=28.5535&lng=77.194&open_now=true&page=3'],
  ].map((query) => `v1/place/nearby?${query}`),
} as const
export type Subject = keyof typeof subjects

const visitor = { authorization: `Bearer ${process.env.PUBLIC_TOKEN ?? 'nukkad-public-visitor'}` }

/** Milliseconds of one call, including reading the whole response. */
export async function measureCall(api: string, path: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${api}/${path}`, { headers: visitor })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`)
  return performance.now() - started
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
