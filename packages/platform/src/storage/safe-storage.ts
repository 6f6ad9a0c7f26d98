/** What the platform needs from a storage; both `localStorage` and the fallback in memory fit. */
export interface TextStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A storage that lives as long as its object: for the server, for tests and for browsers that allow none. */
export function memoryStorage(): TextStorage {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

/**
 * The page's storage, or one in memory where reading or writing throws: private windows, full disks and blocked site
 * data may cost comfort, but must never break the page.
 */
export function safeStorage(open: () => Storage | undefined): TextStorage {
  const fallback = memoryStorage()
  const real = attempt(open)
  if (!real) return fallback
  return {
    getItem: (key) => attempt(() => real.getItem(key)) ?? fallback.getItem(key),
    setItem: (key, value) => {
      // Kept in memory only when the real storage refuses, so that a copy never hides another tab's change.
      const stored = attempt(() => {
        real.setItem(key, value)
        return true
      })
      if (!stored) fallback.setItem(key, value)
    },
    removeItem: (key) => {
      attempt(() => real.removeItem(key))
      fallback.removeItem(key)
    },
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** The JSON under a key, or undefined when it is missing or invalid. The caller checks its shape. */
export function readJson(storage: TextStorage, key: string): unknown {
  const text = storage.getItem(key)
  if (text === null) return undefined
  return attempt(() => JSON.parse(text) as unknown)
}
