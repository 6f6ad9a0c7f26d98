/** What keeps a code and the last of an offer from being used twice. Only tests take one away: a twin shows what it is for. */
export interface AccessLocks {
  /** A step is taken by compare-and-set. */
  readonly step: boolean
  /** The last of a stock is taken by the statement that looks whether there is one. */
  readonly stock: boolean
}

export const allAccessLocks: AccessLocks = { step: true, stock: true }
