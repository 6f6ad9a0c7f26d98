import {
  addBookmark,
  removeBookmark,
  type SavedRef,
  type SaveKind,
  savedRefs,
} from '@nukkad/contracts/endpoints/people/saves'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useApi, useBus, useBusEvent, useQuery, useQueryClient, useTrack, useUser } from '@nukkad/platform'
import { useCallback } from 'react'
import { useOptimisticToggle } from '../optimistic-toggle/use-optimistic-toggle.ts'

const keyOf = (userId: string | undefined) => ['saves', 'refs', userId] as const
const withOne = (refs: readonly SavedRef[], { kind, ref }: SavedRef, isSaved: boolean): SavedRef[] => [
  ...(isSaved ? [{ kind, ref }] : []),
  ...refs.filter((one) => one.kind !== kind || one.ref !== ref),
]

export interface Saved {
  readonly isSaved: boolean
  /** whether the server's list of saves is known */
  readonly isKnown: boolean
  toggle(): void
  /** refetches the list, for when a list contradicts what is known here */
  askAnew(): void
}

/**
 * Whether the visitor has saved this thing, and a toggle. The list of saves is fetched once per visit; a change shows
 * at once and is undone if the server refuses. A guest signs in first, and the change is made then. `ref` is the slug;
 * for posts and events it is `city/slug`.
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
    async send(is) {
      await api.call(is ? addBookmark : removeBookmark, { body: { kind, ref } })
      track(is ? 'THING_SAVED' : 'THING_UNSAVED', { kind, ref })
      bus.publish('save.changed', { kind, ref, isSaved: is })
      return undefined
    },
    said: (is) => (is ? 'Saved' : 'Removed from your saves'),
    next: (is) =>
      is ? { label: 'Add to a list', run: () => bus.request('choose-saved-list', { kind, ref }) } : undefined,
    failed: 'That could not be saved. Please try again.',
    reason: 'Sign in to save it, and find it again on any device.',
  })

  // The save button of another remote for the same thing.
  useBusEvent('save.changed', (fact) => {
    if (fact.kind !== kind || fact.ref !== ref || !user) return
    const queryKey = keyOf(user._id)
    client.setQueryData<SavedRef[]>(queryKey, (known) => known && withOne(known, { kind, ref }, fact.isSaved))
    // A read that began before the change may be answered without it.
    if (client.isFetching({ queryKey })) {
      void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
    }
  })

  const userId = user?._id
  const askAnew = useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf(userId) }, { cancelRefetch: false }),
    [client, userId],
  )
  return { isSaved, isKnown: refs.data !== undefined, askAnew, toggle }
}
