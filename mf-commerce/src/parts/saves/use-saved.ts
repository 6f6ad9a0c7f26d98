import { addBookmark, removeBookmark, savedRefs } from '@nukkad/contracts/endpoints/saves'
import { useApi, useBus, useBusEvent, useNotify, useQuery, useQueryClient, useSession } from '@nukkad/platform'
import { useRef } from 'react'

const kind = 'product'

/** Is this product among the visitor's saves, and the way to change that. A guest signs in first; then it is saved. */
export function useSaved(slug: string) {
  const api = useApi()
  const bus = useBus()
  const notify = useNotify()
  const client = useQueryClient()
  const { status, user } = useSession()
  const isWanted = useRef(false)
  const queryKey = ['saves', user?._id, kind]
  const saved = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.call(savedRefs, { query: { kind } }, { signal })).data,
    enabled: status === 'user',
    staleTime: 300_000,
  })

  async function change(isSaved: boolean) {
    // The key is read from the client: right after signing in this closure still knows the guest's.
    const put = (is: boolean) =>
      client.setQueryData<string[]>(queryKey, (refs = []) => [
        ...(is ? [slug] : []),
        ...refs.filter((ref) => ref !== slug),
      ])
    put(isSaved)
    try {
      await api.call(isSaved ? addBookmark : removeBookmark, { body: { kind, ref: slug } })
      notify(isSaved ? 'Saved' : 'Taken out of your saves', { tone: 'success' })
    } catch (error) {
      put(!isSaved)
      notify(error instanceof Error ? error.message : 'That could not be saved just now.', { tone: 'error' })
    }
    void client.invalidateQueries({ queryKey: ['saves'] })
  }

  useBusEvent('session.started', () => {
    if (isWanted.current) void change(true)
    isWanted.current = false
  })
  const isSaved = saved.data?.includes(slug) ?? false
  return {
    isSaved,
    toggle() {
      if (status === 'user') return void change(!isSaved)
      isWanted.current = true
      bus.publish('sign-in.wanted', { reason: 'Sign in to save it, and find it again on any device.' })
    },
  }
}
