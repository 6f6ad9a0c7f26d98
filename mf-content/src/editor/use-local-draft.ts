import { useStorage } from '@nukkad/platform'
import { useMemo } from 'react'
import type { Draft } from './written.ts'

interface Kept {
  readonly version: number
  readonly draft: Draft
}

/** What is typed is kept in this browser at once; and what was set aside after a conflict, until it is let go. */
export function useLocalDraft(id: string) {
  const { local } = useStorage()
  return useMemo(() => {
    const read = (key: string): Kept | undefined => {
      try {
        const kept: unknown = JSON.parse(local.getItem(key) ?? 'null')
        return isKept(kept) ? kept : undefined
      } catch {
        return undefined
      }
    }
    const place = (key: string) => ({
      read: () => read(key),
      keep: (kept: Kept) => local.setItem(key, JSON.stringify(kept)),
      clear: () => local.removeItem(key),
    })
    return { typed: place(`draft.${id}`), aside: place(`draft.${id}.aside`) }
  }, [local, id])
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'draft' in value &&
  typeof value.draft === 'object' &&
  value.draft !== null &&
  'blocks' in value.draft &&
  Array.isArray(value.draft.blocks)
