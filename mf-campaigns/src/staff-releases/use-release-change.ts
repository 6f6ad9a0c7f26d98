import { changeReleases, type ReleasedRemote } from '@nukkad/contracts/endpoints/site/releases'
import type { ChangeRequest } from '@nukkad/contracts/registry-service'
import { useApi, useMutation, useQueryClient } from '@nukkad/platform'
import { useState } from 'react'
import { undoOf } from './release-words.ts'

/** A completed change, and the change that undoes it. */
export interface DoneChange {
  readonly words: string
  readonly sequence: number
  readonly preview: { readonly url: string; readonly qr: { readonly size: number; readonly path: string } } | null
  readonly undo: ChangeRequest | undefined
}

interface Asked {
  readonly change: ChangeRequest
  readonly words: string
  readonly isUndo?: boolean
  /** email addresses of the accounts in a campaign's audience */
  readonly accounts?: readonly string[] | undefined
  readonly onDone?: (() => void) | undefined
}

/** Changes the audiences of a remote, and remembers how to undo the last change. */
export function useReleaseChange(remote: ReleasedRemote) {
  const api = useApi()
  const queries = useQueryClient()
  const [done, setDone] = useState<DoneChange>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change, accounts }: Asked) =>
      api.call(changeReleases, { body: { change, ...(accounts && { accounts: [...accounts] }) } }),
    onSuccess: ({ data }, { change, words, isUndo, onDone }) => {
      onDone?.()
      const undo = isUndo ? undefined : undoOf(change, remote)
      setDone({ words, sequence: data.sequence, preview: data.preview, undo })
      return queries.invalidateQueries({ queryKey: ['staff-releases'] })
    },
  })
  return {
    done,
    isBusy: isPending,
    error,
    change: (change: ChangeRequest, words: string, more: Pick<Asked, 'accounts' | 'onDone'> = {}) =>
      mutate({ change, words, ...more }),
    undo: () => done?.undo && mutate({ change: done.undo, words: `Undone: ${done.words}`, isUndo: true }),
  }
}
export type ReleaseChanges = ReturnType<typeof useReleaseChange>
