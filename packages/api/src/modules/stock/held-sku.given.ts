import { setTimeout } from 'node:timers/promises'
import type { Db, Tx } from '../../db.ts'

/** Starts `work`, which needs this SKU, while another transaction has locked it, and looks around while it waits. */
export async function whileSkuIsHeld<T>(
  db: Db,
  sku: string,
  work: () => Promise<unknown>,
  look: (tx: Tx) => Promise<T>,
): Promise<T> {
  let under: Promise<unknown> | undefined
  const seen = await db.begin(async (tx) => {
    await tx`select from variant where sku = ${sku} for no key update`
    under = work()
    for (let tries = 0; tries < 400 && !(await isAwaited(tx)); tries += 1) await setTimeout(10)
    return look(tx)
  })
  await under
  return seen as T
}

const isAwaited = async (tx: Tx) =>
  (await tx`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`).length > 0

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
