import { giftChoice, giftOccasions, giftPreview, giftQuestions } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const occasionsKey = ['gift-occasions']

export const occasionsQuery = (api: Api) =>
  queryOptions({
    queryKey: occasionsKey,
    queryFn: async ({ signal }) => (await api.call(giftOccasions, {}, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const questionsKey = (slug: string) => ['gift-questions', slug]

export const questionsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: questionsKey(slug),
    queryFn: async ({ signal }) => (await api.call(giftQuestions, { params: { slug } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

/** The gifts that match answers not saved yet, written as 'who:mother;likes:cooking'. */
export const previewQuery = (api: Api, slug: string, answers: string) =>
  queryOptions({
    queryKey: ['gift-preview', slug, answers],
    queryFn: async ({ signal }) =>
      (await api.call(giftPreview, { params: { slug }, query: { answers } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const giftListKey = (slug: string, id: string) => ['gift-list', slug, id]

export const giftListQuery = (api: Api, slug: string, id: string) =>
  queryOptions({
    queryKey: giftListKey(slug, id),
    queryFn: async ({ signal }) => (await api.call(giftChoice, { params: { slug, id } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })
