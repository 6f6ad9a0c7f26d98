import { sessionKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'

/**
 * Form input that was not submitted, by the name of the form: it survives a reload in its tab and a session that the
 * server ended, but not a logout.
 */
export interface Drafts {
  read(name: string): unknown
  keep(name: string, draft: unknown): void
  drop(name: string): void
  /** Makes them the drafts of this user; those of another user are deleted. */
  belongTo(userId: string | null): void
}

export function createDrafts(visit: TextStorage): Drafts {
  const all = (): Record<string, unknown> => {
    const held = readJson(visit, sessionKeys.drafts)
    return typeof held === 'object' && held !== null ? { ...held } : {}
  }
  const put = (drafts: Record<string, unknown>) => visit.setItem(sessionKeys.drafts, JSON.stringify(drafts))
  return {
    read: (name) => (Object.hasOwn(all(), name) ? all()[name] : undefined),
    keep: (name, draft) => put({ ...all(), [name]: draft }),
    drop(name) {
      const { [name]: _, ...others } = all()
      put(others)
    },
    belongTo(userId) {
      const writer = visit.getItem(sessionKeys.draftsOf)
      if (writer && writer !== userId) visit.removeItem(sessionKeys.drafts)
      if (userId) visit.setItem(sessionKeys.draftsOf, userId)
      else visit.removeItem(sessionKeys.draftsOf)
    },
  }
}
