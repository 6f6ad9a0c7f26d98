import type { Db, Tx } from '../../db.ts'
import { whileHeld } from '../../testing/while-held.ts'

/** Starts `work`, which needs this SKU, while another transaction has locked it, and looks around while it waits. */
export async function whileSkuIsHeld<T>(
  db: Db,
  sku: string,
  work: () => Promise<unknown>,
  look: (tx: Tx) => Promise<T>,
): Promise<T> {
  const hold = (tx: Tx) => tx`select from variant where sku = ${sku} for no key update`
  return (await whileHeld(db, { hold, work, look })).seen as T
}

/**
 * Two of these SKUs, in the order in which they must be locked. Their rows lie in the opposite order, in which a
 * statement on both would lock them by itself.
 */
export async function inLockOrder(db: Db, skus: readonly string[]): Promise<[string, string]> {
  const [low = '', high = ''] = [...skus].sort()
  await db`update variant set on_hand = on_hand + 0 where sku = ${low}`
  return [low, high]
}

export const isSkuFree = async (tx: Tx, sku: string): Promise<boolean> =>
  (await tx`select from variant where sku = ${sku} for no key update skip locked`).length === 1
