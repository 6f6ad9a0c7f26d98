import { inWords } from '@nukkad/editor/fields'
import { ApiError, useDraft, useMutation, useNotify, useQueryClient, useUnsavedInput } from '@nukkad/platform'
import { focusBadInput } from '@nukkad/ui/bad-input'
import { focusFirstError } from '@nukkad/ui/first-error'
import { type RefObject, useRef, useState } from 'react'

/** A record that staff edit; its version is sent back with each change. */
export interface Recorded {
  readonly version: number
  readonly changed: { readonly by: string; readonly at: string } | null
}
interface RecordParts<T extends Recorded> {
  /** its query key, and its name among drafts */
  readonly queryKey: readonly string[]
  readonly first: T
  readonly read: () => Promise<T>
  readonly save: (draft: T, version: number) => Promise<T>
}

/** A record being edited: the draft is kept in this tab on every keystroke and saved on request. */
export interface Editing<T> {
  readonly draft: T
  readonly saved: T
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Who changed it in the meantime; the draft then waits for the editor's decision. */
  readonly rival: string | undefined
  readonly problem: string | undefined
  /** the server's validation errors, by field path */
  readonly fields: Readonly<Record<string, string>>
  readonly place: RefObject<HTMLFormElement | null>
  change(parts: Partial<T>): void
  save(): void
  /** Overwrites the other editor's version with this draft. */
  keepMine(): void
  /** Loads the other editor's version; this draft is set aside in this tab. */
  takeTheirs(): void
  /** The draft that was set aside. */
  readonly setAside: T | undefined
  restoreSetAside(): void
  discardSetAside(): void
  /** Increases when the draft is replaced other than by typing, so that fields with their own state reset. */
  readonly round: number
}

export function useRecord<T extends Recorded>({ queryKey, first, read, save }: RecordParts<T>): Editing<T> {
  const notify = useNotify()
  const client = useQueryClient()
  const kept = useDraft<{ version: number; draft: T }>(queryKey.join(' '))
  const aside = useSetAside<T>(queryKey.join(' '))
  const [round, setRound] = useState(0)
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState<T>(() => kept.before?.draft ?? first)
  const version = useRef(kept.before?.version ?? first.version)
  const place = useRef<HTMLFormElement>(null)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  useUnsavedInput(isDirty)

  function adopt(next: T) {
    version.current = next.version
    setSaved(next)
    setDraft(next)
    kept.drop()
    client.setQueryData([...queryKey], next)
    // Lists show parts of the record.
    void client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
  }
  function change(parts: Partial<T>) {
    const next = { ...draft, ...parts }
    setDraft(next)
    kept.keep({ version: version.current, draft: next })
  }
  const saving = useMutation({
    mutationFn: (asOf: number) => save(draft, asOf),
    onSuccess(next: T) {
      adopt(next)
      notify('Saved.', { tone: 'success' })
    },
    onError: () => focusFirstError(place.current),
  })
  const reading = useMutation({ mutationFn: read })
  const refused = saving.error instanceof ApiError ? saving.error : undefined
  const rival = refused?.status === 409 ? refused.fields.by : undefined
  const fields = refused && !rival ? refused.fields : {}
  const error = saving.error ?? reading.error
  return {
    draft,
    saved,
    isDirty,
    rival,
    place,
    isBusy: saving.isPending || reading.isPending,
    problem: error ? inWords(error.message, Object.keys(fields).length) : undefined,
    fields,
    change,
    setAside: aside.draft,
    discardSetAside: aside.discard,
    round,
    restoreSetAside() {
      if (aside.draft) change(aside.draft)
      setRound((nth) => nth + 1)
      aside.discard()
    },
    save: () => {
      if (!focusBadInput(place.current)) saving.mutate(version.current)
    },
    keepMine: () => {
      if (focusBadInput(place.current)) return
      reading.mutate(undefined, { onSuccess: (theirs) => saving.mutate(theirs.version) })
    },
    takeTheirs: () =>
      reading.mutate(undefined, {
        onSuccess(theirs) {
          saving.reset()
          aside.keep(draft)
          adopt(theirs)
          setRound((nth) => nth + 1)
        },
      }),
  }
}

/** A draft that gave way to another editor's version; it survives a reload in this tab. */
function useSetAside<T>(name: string) {
  const stored = useDraft<{ draft: T }>(`${name} aside`)
  const [draft, show] = useState(() => stored.before?.draft)
  return {
    draft,
    keep(given: T) {
      stored.keep({ draft: given })
      show(given)
    },
    discard() {
      stored.drop()
      show(undefined)
    },
  }
}
