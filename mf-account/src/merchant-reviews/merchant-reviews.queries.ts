import {
  answerReview,
  type MerchantReview,
  type MerchantReviewGroup,
  merchantReviews,
  withdrawReviewAnswer,
} from '@nukkad/contracts/endpoints/merchants/merchant-reviews'
import { type Api, queryOptions, useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'

const key = ['merchant', 'reviews'] as const

export const merchantReviewsQuery = (api: Api, group: MerchantReviewGroup, page: number) =>
  queryOptions({
    queryKey: [...key, group, page],
    queryFn: ({ signal }) => api.call(merchantReviews, { query: { group, page } }, { signal }),
  })

/** Answers a review, or withdraws the answer; the lists are read again, in which it then has another place. */
export function useReviewChange({ id, version }: MerchantReview) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (change: { readonly answer: string | null }) => {
      const params = { id }
      if (change.answer === null) return api.call(withdrawReviewAnswer, { params, body: { version } })
      return api.call(answerReview, { params, body: { version, answer: change.answer } })
    },
    onSuccess: (_, { answer }) => {
      notify(answer === null ? 'Your answer is deleted.' : 'Your answer is below the review.')
      return client.invalidateQueries({ queryKey: key })
    },
    // The review was changed, or a colleague was faster: the card shows what is true now, the field keeps the text.
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}
