/** Who holds input that a change of page or release would lose. */
export interface UnsavedInput {
  /** says that there is some; the answer takes it back */
  hold(): () => void
  has(): boolean
  /** somebody was asked and leaves it */
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
