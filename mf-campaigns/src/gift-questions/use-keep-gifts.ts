import { changeGiftChoice, keepGiftChoice } from '@nukkad/contracts/endpoints/shop/gift-finder'
import {
  type Api,
  ApiError,
  hrefs,
  useApi,
  useMutation,
  useNavigate,
  useNotify,
  useQueryClient,
  useTrack,
} from '@nukkad/platform'
import { type Answers, answersList } from '../parts/gift-finder/answers-in-address.ts'

/** Changes the list if the user owns it; otherwise creates a new list for the user. */
async function keepOrChange(api: Api, slug: string, answers: Answers, of: string | null) {
  const list = answersList(answers)
  if (of) {
    try {
      const { data } = await api.call(changeGiftChoice, { params: { id: of }, body: { answers: list } })
      return { id: data.id, changed: true }
    } catch (error) {
      if (!(error instanceof ApiError) || (!error.isAbsent && error.status !== 400)) throw error
    }
  }
  const { data } = await api.call(keepGiftChoice, { body: { slug, answers: list } })
  return { id: data.id, changed: false }
}

/** Saves the answers and navigates to the resulting list. */
export function useKeepGifts(slug: string, of: string | null) {
  const [api, client, navigate, notify, track] = [useApi(), useQueryClient(), useNavigate(), useNotify(), useTrack()]
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (answers: Answers) => keepOrChange(api, slug, answers, of),
  })
  async function keep(answers: Answers) {
    try {
      const { id, changed } = await mutateAsync(answers)
      track('GIFT_LIST_MADE', { slug, changed })
      client.removeQueries({ queryKey: ['gift-list', slug, id] })
      navigate(hrefs.giftList(slug, id))
    } catch (error) {
      notify(error instanceof ApiError ? error.message : 'That did not work. Please try again.', { tone: 'error' })
    }
  }
  return { keep, isKeeping: isPending }
}
