import type { AnswerOf } from '@nukkad/contracts'
import { type SharedListItem, sharedSavedList } from '@nukkad/contracts/endpoints/people/saved-lists'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { SharedListItem }
export type SharedList = AnswerOf<typeof sharedSavedList>

/** 1 for everything that is not a page number. */
export const pageIn = (text: string | null): number => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1)

export const sharedListKey = (code: string, page: number) => ['shared-list', code, page] as const
export const sharedListQuery = (api: Api, code: string, page: number) =>
  queryOptions({
    queryKey: sharedListKey(code, page),
    queryFn: ({ signal }): Promise<SharedList> =>
      api.call(sharedSavedList, { params: { code }, query: { page } }, { signal }),
    ...retryWhileAway,
  })
