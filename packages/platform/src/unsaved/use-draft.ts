import { useMemo } from 'react'
import { useHost } from '../remote/mounting/mount-context.ts'

/** What a form keeps of itself while it is filled in. It never keeps payment card data. */
export interface Draft<T> {
  /** what was typed before a reload; undefined when there is nothing, or on the server */
  readonly before: Partial<T> | undefined
  keep(draft: T): void
  /** it was sent, or given up */
  drop(): void
}

/**
 * The draft of a form: `name` says which, with the id of what it is about. It survives a reload in this tab and ends with
 * success and at logout.
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
