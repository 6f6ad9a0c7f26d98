import {
  createSavedList,
  mySavedLists,
  putInSavedList,
  type SavedListCard,
  takeOutOfSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import { type Api, queryOptions, useApi, useBus, useMutation, useQueryClient, useTrack } from '@nukkad/platform'

const keyOf = ({ kind, ref }: SavedRef) => ['saved-lists', 'with', kind, ref] as const

/** The user's lists, and which of them have this item; asked anew each time the dialog opens. */
export const listsWithQuery = (api: Api, item: SavedRef) =>
  queryOptions({
    queryKey: keyOf(item),
    queryFn: async ({ signal }) => (await api.call(mySavedLists, { query: item }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })

/** Puts the item into a list, takes it out, or makes a list for it. */
export function useListChanges(item: SavedRef) {
  const api = useApi()
  const bus = useBus()
  const track = useTrack()
  const client = useQueryClient()
  const queryKey = keyOf(item)
  const show = (change: (lists: readonly SavedListCard[]) => SavedListCard[]) =>
    client.setQueryData<SavedListCard[]>(queryKey, (known) => known && change(known))
  const told = (listId: string) => bus.publish('saved-list.changed', { listId })

  const changing = useMutation({
    mutationFn: async ({ listId, isIn }: { readonly listId: string; readonly isIn: boolean }) =>
      (await api.call(isIn ? putInSavedList : takeOutOfSavedList, { params: { listId }, body: item })).data,
    onSuccess: ({ listId, isIn, count }) => {
      if (isIn) track('SAVED_LIST_FILLED', item)
      show((lists) => lists.map((list) => (list.listId === listId ? { ...list, holds: isIn, count } : list)))
      told(listId)
    },
    // The list may have been deleted elsewhere.
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const creating = useMutation({
    mutationFn: async (name: string) => (await api.call(createSavedList, { body: { name, thing: item } })).data,
    onSuccess: async ({ listId, isNew }) => {
      if (isNew) track('SAVED_LIST_CREATED')
      track('SAVED_LIST_FILLED', item)
      told(listId)
      await client.invalidateQueries({ queryKey })
    },
  })
  return { changing, creating }
}
