import { setTimeout } from 'node:timers/promises'
import type { Db, Tx } from '../db.ts'

interface Held<Done, Seen> {
  /** Takes a lock in a transaction of its own. */
  readonly hold: (tx: Tx) => Promise<unknown>
  readonly work: () => Promise<Done>
  /** What happens in that transaction once `work` waits for it, before it is committed. */
  readonly look?: (tx: Tx) => Promise<Seen>
}

/** Starts `work`, which needs what another transaction has locked, and returns its result. */
export async function whileHeld<Done, Seen>(
  db: Db,
  { hold, work, look }: Held<Done, Seen>,
): Promise<{ done: Done; seen: Seen | undefined }> {
  let under: Promise<Done> | undefined
  // `begin` instead of `transaction`, which would take the statements of `work` for its own.
  const seen = await db.begin(async (tx) => {
    await hold(tx)
    under = work()
    for (let tries = 0; tries < 400 && !(await isAwaited(tx)); tries += 1) await setTimeout(10)
    return look?.(tx)
  })
  return { done: (await under) as Done, seen: seen as Seen | undefined }
}

const isAwaited = async (tx: Tx) =>
  (await tx`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`).length > 0
