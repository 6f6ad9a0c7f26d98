import type { Tx } from '../../db.ts'
import type { Agreement } from '../orders/placing/agreement.ts'
import type { Paise } from '../pricing/money.ts'
import type { Refused } from './refusals.ts'
import type { PurchaseName } from './transaction.repository.ts'

export interface Bought {
  readonly transactionId: string
  readonly userId: number
  readonly subject: string
  /** What it cost, by whatever way it was paid. */
  readonly paid: Paise
  /** What of that came from gift cards and from credit. */
  readonly gifts: Paise
  readonly credit: Paise
  /** Something of it came through the gateway, and can go back there. */
  readonly isPaidOnline: boolean
  readonly now: Date
}

/**
 * A kind of purchase, as checkout and payments need it: they know money, it knows its things. All calls but `lock` run
 * behind that lock, and none of them touches a wallet, whose lock is the last.
 */
export interface PurchaseKind {
  readonly name: PurchaseName
  /** Locks what this subject takes from, whatever became of it. */
  lock(tx: Tx, subject: string): Promise<void>
  /** What it is and what it costs, for its owner; somebody else's is NoSuchEntity. */
  agree(tx: Tx, userId: string, subject: string): Promise<Agreement | Refused>
  /** Keeps it aside until then at least while somebody pays, or says why that can't be. */
  reserve(tx: Tx, subject: string, until: Date): Promise<Refused | null>
  /** It is paid: hands it over. Else why not, to follow 'Your payment came, but'; then nothing has happened. */
  deliver(tx: Tx, bought: Bought): Promise<string | null>
}

export interface Purchases {
  /** A module names its kind once, at composition. */
  add(kind: PurchaseKind): void
  of(name: PurchaseName): PurchaseKind
}

/** The door through which other modules sell by the shop's one checkout. */
export function createPurchases(): Purchases {
  const kinds = new Map<PurchaseName, PurchaseKind>()
  return {
    add: (kind) => void kinds.set(kind.name, kind),
    of(name) {
      const kind = kinds.get(name)
      if (!kind) throw new Error(`No module sells ${name}.`)
      return kind
    },
  }
}
