import {
  addBookmark,
  removeBookmark,
  type SavedRef,
  type SaveKind,
  savedRefs,
} from '@nukkad/contracts/endpoints/people/saves'
// By its name: what this door brings stands in the remote that asks for it, on the one platform that the shell lends.
import { useApi, useBus, useBusEvent, useQuery, useQueryClient, useTrack, useUser } from '@nukkad/platform'
import { useCallback } from 'react'
import { useOptimisticToggle } from '../toggling/use-optimistic-toggle.ts'

const keyOf = (userId: string | undefined) => ['saves', 'refs', userId] as const
const withOne = (refs: readonly SavedRef[], { kind, ref }: SavedRef, isSaved: boolean): SavedRef[] => [
  ...(isSaved ? [{ kind, ref }] : []),
  ...refs.filter((one) => one.kind !== kind || one.ref !== ref),
]

export interface Saved {
  readonly isSaved: boolean
  /** the server has said what is saved */
  readonly isKnown: boolean
  toggle(): void
  /** a list says otherwise than what is known here: the server is asked once more */
  askAnew(): void
}

/**
 * Is this thing among the visitor's saves, and the way to change that. What is saved is asked once a visit; a change
 * shows at once and is undone when the server refuses. A guest signs in first; then the wish is done.
 * `ref` is the slug; of posts and events it is `city/slug`.
 */
export function useSaved(kind: SaveKind, ref: string): Saved {
  const api = useApi()
  const bus = useBus()
  const track = useTrack()
  const client = useQueryClient()
  const user = useUser()
  const refs = useQuery({
    queryKey: keyOf(user?._id),
    queryFn: async ({ signal }) => (await api.call(savedRefs, undefined, { signal })).data,
    enabled: user !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

  const isSaved = refs.data?.some((one) => one.kind === kind && one.ref === ref) ?? false
  const toggle = useOptimisticToggle<SavedRef[]>({
    keyOf,
    isOn: isSaved,
    changed: (known = [], is) => withOne(known, { kind, ref }, is),
    async send(is, savedBy) {
      try {
        await api.call(is ? addBookmark : removeBookmark, { body: { kind, ref } })
      } finally {
        // Right after signing in nothing but this one was known.
        if (refs.data === undefined) void client.invalidateQueries({ queryKey: keyOf(savedBy) })
      }
      track(is ? 'THING_SAVED' : 'THING_UNSAVED', { kind, ref })
      bus.publish('save.changed', { kind, ref, isSaved: is })
    },
    said: (is) => (is ? 'Saved' : 'Taken out of your saves'),
    failed: 'That could not be saved just now.',
    reason: 'Sign in to save it, and find it again on any device.',
  })

  // Another remote's heart for the same thing.
  useBusEvent('save.changed', (fact) => {
    if (fact.kind !== kind || fact.ref !== ref || !user) return
    client.setQueryData<SavedRef[]>(keyOf(user._id), (known) => known && withOne(known, { kind, ref }, fact.isSaved))
  })

  const userId = user?._id
  const askAnew = useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf(userId) }, { cancelRefetch: false }),
    [client, userId],
  )
  return { isSaved, isKnown: refs.data !== undefined, askAnew, toggle }
}
