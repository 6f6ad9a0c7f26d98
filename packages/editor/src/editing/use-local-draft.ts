import { useStorage } from '@nukkad/platform'
import { useMemo } from 'react'
import type { Writing } from './kind.ts'

interface Kept<W> {
  readonly version: number
  readonly draft: W
}

/**
 * Keeps typed input in this browser at once, and keeps input that was set aside after a conflict until it is discarded.
 */
export function useLocalDraft<W extends Writing>(name: string) {
  const { local } = useStorage()
  return useMemo(() => {
    const read = (key: string): Kept<W> | undefined => {
      try {
        const kept: unknown = JSON.parse(local.getItem(key) ?? 'null')
        return isKept(kept) ? (kept as Kept<W>) : undefined
      } catch {
        return undefined
      }
    }
    const place = (key: string) => ({
      read: () => read(key),
      keep: (kept: Kept<W>) => local.setItem(key, JSON.stringify(kept)),
      clear: () => local.removeItem(key),
    })
    return { typed: place(`draft.${name}`), aside: place(`draft.${name}.aside`) }
  }, [local, name])
}

/** The value was stored by this code, but possibly by an older version. */
const isKept = (value: unknown): value is Kept<Writing> =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'draft' in value &&
  typeof value.draft === 'object' &&
  value.draft !== null &&
  'title' in value.draft
