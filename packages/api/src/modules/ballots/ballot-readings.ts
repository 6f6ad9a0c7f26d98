import DataLoader from 'dataloader'
import type { Db } from '../../db.ts'
import { type BallotRow, findPolls } from './ballot.repository.ts'
import { accountsOpened } from './vote.repository.ts'

/**
 * Reads for a hall that votes at once: those who ask in the same turn of the event loop are answered from one statement.
 * Nothing is kept, so that everybody sees what was counted before they asked.
 */
export function createBallotReadings({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const together = { cache: false, maxBatchSize: 500, batchScheduleFn: (send: () => void) => void setImmediate(send) }
  const polls = new DataLoader<string, BallotRow | undefined>(async (ids) => {
    const found = new Map((await findPolls(db, [...new Set(ids)], now())).map((poll) => [poll.id, poll]))
    return ids.map((id) => found.get(id))
  }, together)
  const accounts = new DataLoader<string, Date | undefined>(async (ids) => {
    const opened = await accountsOpened(db, ids)
    return ids.map((id) => opened.get(id))
  }, together)
  return {
    /** A poll that is published and has begun. */
    poll: (id: string) => polls.load(id),
    /** When the account of somebody was opened. */
    accountOpened: (userId: string) => accounts.load(userId),
  }
}
export type BallotReadings = ReturnType<typeof createBallotReadings>
