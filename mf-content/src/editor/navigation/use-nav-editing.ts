import {
  type EditedNavigation,
  editedNavigation,
  type NavDraft,
  type NavList,
  saveNavigation,
} from '@nukkad/contracts/endpoints/site/navigation-editing'
import { ApiError, useApi, useDraft, useMutation, useNotify, useQueryClient, useUnsavedInput } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { type RefusedUrls, refusedUrls } from './nav-input-errors.ts'
import type { NavNodes } from './nav-node.ts'
import { type NavSteps, redone, stepped, undone } from './nav-steps.ts'
import { itemsOf, nodesOf } from './nav-tree.ts'
import { editedNavigationQuery } from './navigation.queries.ts'

interface Written {
  readonly version: number
  readonly items: readonly NavDraft[]
}

interface SentList {
  readonly version: number
  readonly items: NavDraft[]
}

export type NavEditing = ReturnType<typeof useNavEditing>

/** A list being edited: every change can be undone, and nothing is sent before it is saved. */
export function useNavEditing(list: NavList, begun: EditedNavigation) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const draft = useDraft<Written>(`navigation ${list}`)
  const [stored, setStored] = useState({
    version: draft.before?.version ?? begun.version,
    items: JSON.stringify(begun.items),
    saved: begun.saved,
  })
  const [steps, setSteps] = useState<NavSteps>(() => ({
    past: [],
    future: [],
    about: '',
    now: nodesOf(draft.before?.items ?? begun.items),
  }))
  const items = itemsOf(steps.now)
  const isDirty = JSON.stringify(items) !== stored.items

  useUnsavedInput(isDirty)
  useEffect(() => {
    if (isDirty) draft.keep({ version: stored.version, items: itemsOf(steps.now) })
    else draft.drop()
  }, [draft, isDirty, stored.version, steps.now])

  function change(make: (nodes: NavNodes) => NavNodes, about = '') {
    setSteps((before) => stepped(before, make, about))
  }

  function stands(answer: EditedNavigation) {
    setStored({ version: answer.version, items: JSON.stringify(answer.items), saved: answer.saved })
    client.setQueryData(editedNavigationQuery(api, list).queryKey, answer)
  }
  const saving = useMutation({
    mutationFn: async (body: SentList) => (await api.call(saveNavigation, { params: { list }, body })).data,
    onSuccess(answer) {
      stands(answer)
      notify('Visitors see it now.', { tone: 'success' })
    },
  })
  const latest = async () => (await api.call(editedNavigation, { params: { list } })).data
  const error = saving.error instanceof ApiError ? saving.error : undefined
  const refusedIn = (problem: unknown, sent: SentList | undefined) =>
    refusedUrls(problem instanceof ApiError ? problem.fields : {}, sent?.items ?? [])

  return {
    list,
    nodes: steps.now,
    isDirty,
    saved: stored.saved,
    isSaving: saving.isPending,
    isConflict: error?.status === 409,
    refused: refusedIn(error, saving.variables),
    problem: error?.fields.items ? `The list ${error.fields.items}.` : saving.error?.message,
    change,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => setSteps(undone),
    redo: () => setSteps(redone),
    save: (onRefused: (refused: RefusedUrls) => void) =>
      saving.mutate(
        { version: stored.version, items },
        { onError: (problem, sent) => onRefused(refusedIn(problem, sent)) },
      ),
    /** Saves over what another editor saved in the meantime. */
    async keepMine() {
      await saving.mutateAsync({ version: (await latest()).version, items })
    },
    /** Undo restores what was written here. */
    async takeTheirs() {
      const theirs = await latest()
      stands(theirs)
      saving.reset()
      change(() => nodesOf(theirs.items))
    },
  }
}
