import { accessBucket, accessFeed } from '@nukkad/contracts/endpoints/access/access'
import { accessOffer, type OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'

const staleTime = 60_000

/** The programme of a city; 'all' is the whole country. */
export const feedQuery = (api: Api, city: string, page: number) =>
  queryOptions({
    queryKey: ['access-feed', city, page],
    queryFn: async ({ signal }) => (await api.call(accessFeed, { query: { city, page } }, { signal })).data,
    staleTime,
    placeholderData: keepPreviousData,
  })

export interface Listing {
  readonly category: string
  readonly city: string
  readonly type: OfferKind | undefined
  readonly page: number
}

export const bucketQuery = (api: Api, { category, city, type, page }: Listing) =>
  queryOptions({
    queryKey: ['access-bucket', category, city, type ?? 'both', page],
    queryFn: ({ signal }) =>
      api.call(accessBucket, { params: { category }, query: { city, page, ...(type && { type }) } }, { signal }),
    staleTime,
    placeholderData: keepPreviousData,
  })

export const offerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['access-offer', id],
    queryFn: async ({ signal }) => (await api.call(accessOffer, { params: { id } }, { signal })).data,
    staleTime,
  })

/** The page number in the URL, from 1. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

/** The listing that a URL asks for; discounts have their own paths. */
export function listingIn(
  route: string | undefined,
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Omit<Listing, 'city'> {
  const isDiscounts = route?.startsWith('lbb-access-deals-discounts') ?? false
  const asked = search.get('type')
  const type = isDiscounts ? 'discounts' : asked === 'deals' || asked === 'discounts' ? asked : undefined
  return { category: params.category ?? 'all', type, page: pageIn(search) }
}
