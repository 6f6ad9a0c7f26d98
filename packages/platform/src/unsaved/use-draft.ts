import { useMemo } from 'react'
import { useHost } from '../remote/mounting/mount-context.ts'

/** What a form stores of its input while it is filled in. It never stores payment card data. */
export interface Draft<T> {
  /** the input before a reload; undefined when there is none, or on the server */
  readonly before: Partial<T> | undefined
  keep(draft: T): void
  /** called when the form is submitted or discarded */
  drop(): void
}

/**
 * The draft of a form: `name` identifies it, with the id of its subject. It survives a reload in this tab and is
 * removed on success and at logout.
 */
export function useDraft<T extends object>(name: string): Draft<T> {
  const { drafts } = useHost()
  return useMemo(() => {
    const before = drafts.read(name)
    return {
      before: typeof before === 'object' && before !== null ? (before as Partial<T>) : undefined,
      keep: (draft: T) => drafts.keep(name, draft),
      drop: () => drafts.drop(name),
    }
  }, [drafts, name])
}
