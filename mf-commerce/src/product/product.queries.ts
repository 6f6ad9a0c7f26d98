import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { getProduct, getSizeGuide, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { productCards } from '@nukkad/contracts/endpoints/shop/product-page'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

export const productKey = (slug: string) => ['product', slug] as const

export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: productKey(slug),
    queryFn: async ({ signal }) => (await api.call(getProduct, { query: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...recovering,
  })

export const similarQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async ({ signal }) => (await api.call(similarProducts, { query: { slug } }, { signal })).data,
    staleTime: 300_000,
  })

export const promiseQuery = (api: Api, slug: string, pincode: string) =>
  queryOptions({
    queryKey: ['promise', slug, pincode],
    queryFn: async ({ signal }) =>
      (await api.call(productServiceability, { query: { slug, pincode } }, { signal })).data,
    staleTime: 300_000,
    retry: 1,
  })

export const sizeGuideQuery = (api: Api, type: string) =>
  queryOptions({
    queryKey: ['size-guide', type],
    queryFn: async ({ signal }) => (await api.call(getSizeGuide, { query: { sg_type: type } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const cardsQuery = (api: Api, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['cards', ...slugs],
    queryFn: async ({ signal }) =>
      (await api.call(productCards, { query: { slugs: slugs.join(',') } }, { signal })).data,
    enabled: slugs.length > 0,
    staleTime: 300_000,
  })
