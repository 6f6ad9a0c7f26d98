import type { AnswerOf } from '@nukkad/contracts'
import { listProductQuestions } from '@nukkad/contracts/endpoints/shop/product-questions'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type QuestionPage = AnswerOf<typeof listProductQuestions>

export const questionsKey = (slug: string, page: number) => ['questions', slug, page] as const

export const questionsQuery = (api: Api, slug: string, page: number) =>
  queryOptions({
    queryKey: questionsKey(slug, page),
    queryFn: ({ signal }) =>
      api.call(listProductQuestions, { params: { productSlug: slug }, query: { page } }, { signal }),
    staleTime: 60_000,
    ...retryWhileAway,
  })

/** The page number in the URL; 1 if it is missing or invalid. */
export const pageOf = (search: URLSearchParams): number =>
  /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
