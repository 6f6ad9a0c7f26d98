import type { QueryOf } from '@nukkad/contracts'
import { generateBrand, listBrands, oneBrand, rankedBrands, womensDay } from '@nukkad/contracts/endpoints/shop/brands'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type BrandFilters = QueryOf<typeof listBrands>
export type BrandWish = QueryOf<typeof generateBrand>

export const brandsQuery = (api: Api, filters: BrandFilters) =>
  queryOptions({
    queryKey: ['brands', filters],
    queryFn: ({ signal }) => api.call(listBrands, { query: filters }, { signal }),
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const generatedQuery = (api: Api, wish: BrandWish) =>
  queryOptions({
    queryKey: ['generated-brand', wish],
    queryFn: async ({ signal }) => (await api.call(generateBrand, { query: wish }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const brandQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['brand', id],
    queryFn: async ({ signal }) => (await api.call(oneBrand, { params: { id } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const rankedQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['ranked-brands', slug],
    queryFn: async ({ signal }) => (await api.call(rankedBrands, { params: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const womensDayQuery = (api: Api) =>
  queryOptions({
    queryKey: ['womens-day'],
    queryFn: async ({ signal }) => (await api.call(womensDay, {}, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })
