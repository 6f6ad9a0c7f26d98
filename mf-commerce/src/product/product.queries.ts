import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { getProduct, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import { listProductQuestions } from '@nukkad/contracts/endpoints/shop/product-questions'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const productKey = (slug: string) => ['product', slug] as const

export const productQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: productKey(slug),
    queryFn: async ({ signal }) => (await api.call(getProduct, { query: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const similarQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['similar', slug],
    queryFn: async ({ signal }) => (await api.call(similarProducts, { query: { slug } }, { signal })).data,
    staleTime: 300_000,
  })

/** The latest answered questions, as many as the page shows. */
export const questionsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['questions', slug],
    queryFn: ({ signal }) =>
      api.call(listProductQuestions, { params: { productSlug: slug }, query: { pagesize: 3 } }, { signal }),
    staleTime: 60_000,
  })

export const promiseQuery = (api: Api, slug: string, pincode: string) =>
  queryOptions({
    queryKey: ['promise', slug, pincode],
    queryFn: async ({ signal }) =>
      (await api.call(productServiceability, { query: { slug, pincode } }, { signal })).data,
    staleTime: 300_000,
    retry: 1,
  })
