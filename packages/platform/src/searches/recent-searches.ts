import { localKeys } from '../storage/keys.ts'
import { readJson, type TextStorage } from '../storage/safe-storage.ts'

const most = 5

/** Recent searches, newest first: at most five; repeats are compared without case. */
export interface RecentSearches {
  list(): readonly string[]
  add(query: string): void
  remove(query: string): void
  clear(): void
}

export function recentSearches(storage: TextStorage): RecentSearches {
  function list(): string[] {
    const held = readJson(storage, localKeys.searches)
    return Array.isArray(held) ? held.filter((entry) => typeof entry === 'string').slice(0, most) : []
  }
  return {
    list,
    add(query) {
      const wanted = query.trim()
      const held = list()
      if (!wanted || held.some((entry) => entry.toLowerCase() === wanted.toLowerCase())) return
      storage.setItem(localKeys.searches, JSON.stringify([wanted, ...held].slice(0, most)))
    },
    remove: (query) => storage.setItem(localKeys.searches, JSON.stringify(list().filter((entry) => entry !== query))),
    clear: () => storage.removeItem(localKeys.searches),
  }
}
