import { json, post } from './call.ts'
import { type Load, load } from './load.ts'

/** A call, or several of a kind, that is compared with the floor. */
export interface Subject {
  readonly name: string
  readonly floor: '/row' | '/rows'
  /** minimum share of the floor's requests per second */
  readonly wanted: number
  /** an example address of ours, which sets the size of the floor's response */
  readonly example?: string
  /** number of requests of one run; without this, a run takes three seconds */
  readonly perRun?: number
  /** whether it is read with concurrent writes */
  readonly isMixed?: boolean
  run(origin: string, onAnswer?: () => void): Promise<Load>
}

interface Products {
  data: { slug: string; sku: string; isAvailable: boolean }[]
}
interface Carted {
  data: { cartId: string | null }
  /** Why the line was not added. */
  message?: { code: string }
}

/** Headers of a guest. */
export const visitor = { authorization: `Bearer ${process.env.PUBLIC_TOKEN ?? 'nukkad-public-visitor'}` }

export const lists = '/api/v1/shop/products'
/** Lists of twenty products with two filters and counts for all filters, with different filters each time. */
const filteredLists = [
  'category=shopping/kurtas&colour=indigo',
  'category=shopping&size=M',
  'category=home-decor&maxPrice=1499',
  'category=snacks-groceries&brand=purani-dilli-masala-ghar',
  'category=shopping/bags&rating=4',
  'city=delhi&discount=10',
  'category=shopping/jewellery&available=true',
  'category=gifts&shipsFast=true&page=2',
].map((query) => `${lists}?${query}&facets=true`)
/** Plain words, misspelt ones, Hindi ones, several words. */
const searches = [
  'kurta',
  'kurtha',
  'indigo kurta',
  'jhola',
  'jwellery',
  'terracotta lamp',
  'chai',
  'juti',
  'silk saree',
].map((q) => `${lists}?q=${encodeURIComponent(q)}`)

const placeLists = [
  'city=delhi',
  'city=goa&sort=20',
  'city=all',
  'city=delhi&tag=street-food',
  'city=mumbai&page=2',
].map((query) => `/api/v1/place/all?${query}`)
const postLists = ['city=delhi', 'city=goa&sort=20', 'city=all', 'city=delhi&tag=chai', 'city=delhi&page=2'].map(
  (query) => `/api/v2/post/city?${query}`,
)
const nearLists = ['lat=28.5535&lng=77.194', 'pincode=110016', 'city=goa', 'lat=28.6139&lng=77.209&open_now=true'].map(
  (query) => `/api/v1/place/nearby?${query}`,
)

/** Products of the first pages of the shop, which are viewed the most. */
export async function firstSlugs(api: string): Promise<string[]> {
  const { data } = await json<Products>(`${api}/v1/shop/products?pagesize=50&available=true`, { headers: visitor })
  return data.map(({ slug }) => slug)
}

/** Reads of the shop, feeds and carts, and adding to a cart. */
// limit: a table of what is measured, one entry each
export async function subjects(api: string): Promise<Subject[]> {
  const list = await json<Products>(`${api}/v1/shop/products?pagesize=50&available=true`, { headers: visitor })
  const add = (sku: string | undefined, cartId?: string) =>
    post({ data: { cartItem: { sku, qty: 1 } }, ...(cartId && { cartId }) })
  // A product that requires input, such as a name to engrave, can't be added without it.
  const skus: string[] = []
  for (const { sku } of list.data) {
    if (!(await json<Carted>(`${api}/carts/addToCart`, add(sku))).message) skus.push(sku)
  }
  const open = async (n: number) => {
    const { data } = await json<Carted>(`${api}/carts/addToCart`, add(skus[n % skus.length]))
    if (!data.cartId) throw new Error('no cart was created')
    return data.cartId
  }
  // Enough carts that each has one to four lines throughout the run, as real carts do.
  const carts: string[] = []
  while (carts.length < 15_000) {
    carts.push(...(await Promise.all(Array.from({ length: 50 }, (_, n) => open(carts.length + n)))))
  }
  // Every add is of a product that this cart does not have yet: no line reaches its limit, and nothing is refused.
  let added = 0
  const nextAdd = () => {
    const at = added++
    const cart = 200 + (at % (carts.length - 200))
    const sku = skus[(cart + 1 + Math.floor(at / (carts.length - 200))) % skus.length]
    return JSON.stringify({ data: { cartItem: { sku, qty: 1 } }, cartId: carts[cart] })
  }
  for (const [n, id] of carts.slice(0, 200).entries()) {
    for (let more = 1; more < 4; more++) await json(`${api}/carts/addToCart`, add(skus[(n + more) % skus.length], id))
  }
  const paths = (all: string[]) => all.map((path) => ({ method: 'GET' as const, path }))
  return [
    {
      name: 'product by slug',
      isMixed: true,
      floor: '/row',
      wanted: 0.6,
      example: `/api/v4/products/getDetails?slug=${list.data[0]?.slug}`,
      run: (at, onAnswer) =>
        load(at, {
          onAnswer,
          requests: paths(list.data.map(({ slug }) => `/api/v4/products/getDetails?slug=${slug}`)),
        }),
    },
    {
      name: 'list of 20 with total',
      isMixed: true,
      floor: '/rows',
      wanted: 0.4,
      example: lists,
      run: (at, onAnswer) =>
        load(at, {
          onAnswer,
          headers: visitor,
          requests: paths([1, 2, 3, 4, 5].map((page) => `/api/v1/shop/products?page=${page}`)),
        }),
    },
    {
      name: 'list, 2 filters, counts',
      isMixed: true,
      floor: '/rows',
      wanted: 0.3,
      example: filteredLists[1] ?? lists,
      run: (at, onAnswer) => load(at, { onAnswer, headers: visitor, requests: paths(filteredLists) }),
    },
    {
      name: 'search',
      isMixed: true,
      floor: '/rows',
      wanted: 0.4,
      example: searches[0] ?? lists,
      run: (at, onAnswer) => load(at, { onAnswer, headers: visitor, requests: paths(searches) }),
    },
    {
      name: 'place feed',
      floor: '/rows',
      wanted: 0.25,
      run: (at) => load(at, { requests: paths(placeLists) }),
    },
    {
      name: 'nearby',
      floor: '/rows',
      wanted: 0.25,
      run: (at) => load(at, { requests: paths(nearLists) }),
    },
    {
      name: 'post feed',
      floor: '/rows',
      wanted: 0.25,
      run: (at) => load(at, { headers: visitor, requests: paths(postLists) }),
    },
    {
      name: 'cart read',
      isMixed: true,
      floor: '/row',
      wanted: 0.57,
      example: `/api/v2/carts/get?cartID=${carts[0]}`,
      run: (at, onAnswer) =>
        load(at, { onAnswer, requests: paths(carts.slice(0, 200).map((id) => `/api/v2/carts/get?cartID=${id}`)) }),
    },
    {
      name: 'add to cart',
      isMixed: true,
      floor: '/row',
      wanted: 0.2,
      example: `/api/v2/carts/get?cartID=${carts[300]}`,
      run: (at, onAnswer) =>
        load(at, {
          onAnswer,
          requests: [
            {
              method: 'POST',
              path: '/api/carts/addToCart',
              headers: { 'content-type': 'application/json' },
              setupRequest: (request) => ({ ...request, body: nextAdd() }),
            },
          ],
        }),
    },
  ]
}

/** One event per request, each with its own id, from as many addresses as real visitors have. */
export function ingestion(): Subject {
  let count = 0
  const run = `${process.pid}-${Date.now().toString(36)}`
  // Built by hand, so that making a request takes no more CPU than for the other subjects.
  const same =
    '"session_props":{"session_source":"direct","page":"/home-new","city":"delhi","device":"mobile"},"platform":"Web",' +
    '"event_name":"PAGE_VIEWED","event_props":{"path":"/delhi"},"identity":null,"profile":{"email":null,"platform":"Web"}'
  const nextEvent = () => {
    const [now, at] = [Date.now(), count++]
    return `{"partitionKey":"${now}","data":{"event_id":"bench-${run}-${at}","ts":${now},${same},"objectId":"browser-${at % 5000}"}}`
  }
  const address = () => `10.${count % 200}.${Math.floor(count / 200) % 250}.7`
  return {
    name: 'event ingestion',
    floor: '/row',
    wanted: 0.5,
    run: (at) =>
      load(at, {
        requests: [
          {
            method: 'POST',
            path: '/api/events/stream',
            setupRequest: (request) => ({
              ...request,
              headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
              body: nextEvent(),
            }),
          },
        ],
      }),
  }
}
