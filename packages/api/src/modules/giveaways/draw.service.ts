import type { DrawRecord } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { oneLine } from '../../text/typed-text.ts'
import { noteChange } from '../staff-changes/staff-changes.ts'
import { noteDraw, passOver, putWinners } from './draw.repository.ts'
import { ranked, sortedList } from './draw.ts'
import { recordOf } from './draw-record.ts'
import { fixedList } from './fixed-list.ts'
import * as giveaways from './giveaway.repository.ts'
import { drawing, passingOver } from './giveaway-changes.ts'
import { entriesOf } from './giveaway-entry.repository.ts'
import { prizesOf } from './prizes/prize.repository.ts'
import type { WinnerMails } from './prizes/winner-mails.ts'

interface DrawParts {
  readonly db: Db
  readonly now: () => Date
  readonly mails: WinnerMails
}
export interface PassingOver {
  readonly rank: number
  readonly reason: string
  /** whether staff know that the winner has answered, if they have */
  readonly isAnswerKnown: boolean
}

/** Thrown for a giveaway that does not exist or is not visible yet. */
export const absent = () => new NotFound('This giveaway does not exist.')
/** Whether it is closed: no more entries are accepted, and it may be drawn. */
export const isOver = ({ endsAt }: Pick<giveaways.GiveawayRow, 'endsAt'>, at: Date) => endsAt <= at

/** The draw of a giveaway: the entries, the winners, and replacements for winners who were passed over. */
export function createDraws({ db, now, mails }: DrawParts) {
  async function findBegun(id: string): Promise<giveaways.GiveawayRow> {
    const row = await giveaways.findGiveaway(db, id)
    if (!row || row.startsAt > now()) throw absent()
    return row
  }

  /** Stores winners and tells them, in one transaction. */
  async function put(tx: Tx, row: giveaways.GiveawayRow, winners: readonly { rank: number; entry: string }[]) {
    await putWinners(tx, row.id, winners)
    const ranks = winners.map(({ rank }) => rank)
    await mails.tell(tx, row, ranks, now())
  }

  return {
    /** The list of entries, available once it is fixed. */
    async entries(id: string): Promise<string> {
      const row = await findBegun(id)
      if (!row.listHash) throw new NotFound('The list is available a minute after the giveaway has ended.')
      return `${sortedList(await entriesOf(db, id))}\n`
    },

    async draw(id: string, beacon: string, userId: string): Promise<DrawRecord> {
      await findBegun(id)
      await transaction(db, async (tx) => {
        await giveaways.holdGiveaway(tx, id)
        const row = await giveaways.findGiveaway(tx, id)
        if (!row) throw absent()
        if (!isOver(row, now())) throw new Conflict('This giveaway has not ended yet.')
        if (row.drawnAt)
          throw new Conflict('The winners have already been drawn. Disqualify a winner instead, with a reason.')
        const entries = await fixedList(tx, row)
        const value = oneLine(beacon)
        const winners = ranked(row.seed, value, entries).slice(0, row.winners)
        await noteDraw(tx, { id, beacon: value, at: now() })
        await noteChange(tx, { ...drawing(id), version: 0, userId, now: now() })
        await put(
          tx,
          row,
          winners.map((entry, at) => ({ rank: at + 1, entry })),
        )
      })
      return recordOf(await findBegun(id))
    },

    /** Passes over a winner; the next rank wins, and the one passed over stays in the record with the reason. */
    async redraw(id: string, { rank, reason, isAnswerKnown }: PassingOver, userId: string): Promise<DrawRecord> {
      await findBegun(id)
      await transaction(db, async (tx) => {
        await giveaways.holdGiveaway(tx, id)
        const row = await giveaways.findGiveaway(tx, id)
        if (!row?.beacon) throw new Conflict('The winners have not been drawn yet.')
        if (!(await passOver(tx, { id, rank, reason: oneLine(reason), isAnswerKnown })))
          throw await whyNotPassed(tx, id, rank)
        await noteChange(tx, { ...passingOver(id, rank), version: 0, userId, now: now() })
        const next = ranked(row.seed, row.beacon, await fixedList(tx, row))[row.won.length]
        if (next) await put(tx, row, [{ rank: row.won.length + 1, entry: next }])
      })
      return recordOf(await findBegun(id))
    },
  }
}

/** Why a winner cannot be passed over. */
async function whyNotPassed(tx: Tx, id: string, rank: number) {
  const row = (await prizesOf(tx, id)).find((one) => one.rank === rank)
  if (!row || row.passedOver !== null) return new NotFound('This winner does not exist.')
  return new Conflict(
    row.sentAt
      ? 'The prize has been sent, so this winner can no longer be passed over.'
      : 'This winner has answered. Pass them over only if they must not receive the prize.',
  )
}
