import {
  answerQuestion,
  declineQuestion,
  type MerchantQuestion,
  type MerchantQuestionGroup,
  merchantQuestions,
} from '@nukkad/contracts/endpoints/merchants/merchant-questions'
import { type Api, queryOptions, useApi, useMutation, useNotify, useQueryClient } from '@nukkad/platform'
import { refetchEvery } from '@nukkad/platform/retrying'

const key = ['merchant', 'questions'] as const

export const merchantQuestionsQuery = (api: Api, group: MerchantQuestionGroup, page: number) =>
  queryOptions({
    queryKey: [...key, group, page],
    queryFn: ({ signal }) => api.call(merchantQuestions, { query: { group, page } }, { signal }),
    ...refetchEvery(30),
  })

export type QuestionChange = { readonly answer: string } | { readonly reason: string }

/** Answers or declines a question; the lists are read again, in which it then has another place. */
export function useQuestionChange({ id, version }: MerchantQuestion) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (change: QuestionChange) => {
      const params = { id }
      if ('answer' in change) return api.call(answerQuestion, { params, body: { version, answer: change.answer } })
      return api.call(declineQuestion, { params, body: { version, reason: change.reason } })
    },
    onSuccess: (_, change) => {
      notify('answer' in change ? 'Your answer is on the page of the product.' : 'The question is not public.')
      void client.invalidateQueries({ queryKey: ['merchant', 'today'] })
      return client.invalidateQueries({ queryKey: key })
    },
    // A colleague was faster: the card shows what is true now, the field keeps what was typed.
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}
