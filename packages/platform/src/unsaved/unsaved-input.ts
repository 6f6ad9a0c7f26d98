/** Tracks input that a change of page or release would lose. */
export interface UnsavedInput {
  /** registers unsaved input; the returned function removes it */
  hold(): () => void
  has(): boolean
  /** the user was asked and agreed to discard it */
  forget(): void
}

export function createUnsavedInput(): UnsavedInput {
  const holders = new Set<symbol>()
  return {
    hold() {
      const holder = Symbol('unsaved')
      holders.add(holder)
      return () => holders.delete(holder)
    },
    has: () => holders.size > 0,
    forget: () => holders.clear(),
  }
}
