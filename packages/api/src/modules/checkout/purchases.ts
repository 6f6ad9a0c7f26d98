import type { Tx } from '../../db.ts'
import type { Agreement } from '../orders/placing/agreement.ts'
import type { Paise } from '../pricing/money.ts'
import type { Refused } from './refusals.ts'
import type { PurchaseName } from './transaction.repository.ts'

export interface Bought {
  readonly transactionId: string
  readonly userId: number
  readonly subject: string
  /** What it cost, however it was paid. */
  readonly paid: Paise
  /** The parts of that from gift cards and from credit. */
  readonly gifts: Paise
  readonly credit: Paise
  /** Whether a part was paid through the gateway, and can be refunded there. */
  readonly isPaidOnline: boolean
  readonly now: Date
}

/**
 * A kind of purchase as checkout and payments use it: they handle the money, the kind handles what is bought. All calls
 * but `lock` run under its lock, and none touches a wallet, whose lock comes last.
 */
export interface PurchaseKind {
  readonly name: PurchaseName
  /** Locks what this subject takes from, whatever state the subject is in. */
  lock(tx: Tx, subject: string): Promise<void>
  /** Describes the purchase and its price for its owner; throws NoSuchEntity for another user's. */
  agree(tx: Tx, userId: string, subject: string): Promise<Agreement | Refused>
  /** Reserves it at least until then while the buyer pays, or says why that is impossible. */
  reserve(tx: Tx, subject: string, until: Date): Promise<Refused | null>
  /**
   * Delivers the paid purchase. Otherwise returns the reason, phrased to follow 'Your payment came, but'; then nothing
   * has been changed.
   */
  deliver(tx: Tx, bought: Bought): Promise<string | null>
}

export interface Purchases {
  /** Registers a module's kind, once, at composition. */
  add(kind: PurchaseKind): void
  of(name: PurchaseName): PurchaseKind
}

/** The registry through which other modules sell by the shop's one checkout. */
export function createPurchases(): Purchases {
  const kinds = new Map<PurchaseName, PurchaseKind>()
  return {
    add: (kind) => void kinds.set(kind.name, kind),
    of(name) {
      const kind = kinds.get(name)
      if (!kind) throw new Error(`No module handles purchases of ${name}.`)
      return kind
    },
  }
}
