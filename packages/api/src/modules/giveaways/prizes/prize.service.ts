import type { PrizeState, PrizeToSend, WonPrize } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import type { Address } from '@nukkad/contracts/endpoints/people/address'
import { type Db, transaction } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import type { AddressService } from '../../address/address.service.ts'
import { lastChanges, noteChange } from '../../staff-changes/staff-changes.ts'
import { anyGiveaway } from '../giveaway.repository.ts'
import { passingOver, sending } from '../giveaway-changes.ts'
import * as prizes from './prize.repository.ts'
import { stateOf } from './prize-state.ts'

interface PrizeParts {
  readonly db: Db
  readonly now: () => Date
  readonly addresses: Pick<AddressService, 'find'>
}

const notWon = () => new NotFound('You did not win a prize of this giveaway.')
/** Why an address can no longer be chosen. */
const refusals: Partial<Record<PrizeState, string>> = {
  'passed-over': 'The prize went to another entry, so an address can no longer be chosen.',
  late: 'The time to answer is over.',
  sent: 'The prize has been sent, so its address can no longer be changed.',
}

/** The prizes of drawn giveaways: the winners' answers, and what staff need to send them. */
export function createPrizes({ db, now, addresses }: PrizeParts) {
  async function toSend(id: string): Promise<PrizeToSend[]> {
    const rows = await prizes.prizesOf(db, id)
    if (rows.length === 0 && !(await anyGiveaway(db, id))) throw new NotFound('This giveaway does not exist.')
    const sent = rows.filter(({ sentAt }) => sentAt).map(({ rank }) => sending(id, rank).id)
    const passed = rows.filter(({ passedOver }) => passedOver).map(({ rank }) => passingOver(id, rank).id)
    const [sendings, passings] = await Promise.all([
      lastChanges(db, 'giveaway-prize', sent),
      lastChanges(db, 'giveaway-draw', passed),
    ])
    return rows.map((row) => ({
      ...shown(row, now()),
      rank: row.rank,
      toldAt: row.toldAt?.toISOString() ?? null,
      sentBy: sendings.get(sending(id, row.rank).id)?.by ?? null,
      passedOverBy: passings.get(passingOver(id, row.rank).id)?.by ?? null,
    }))
  }

  return {
    async won(id: string, userId: string): Promise<WonPrize> {
      const row = await prizes.prizeOf(db, id, userId)
      if (!row) throw notWon()
      return { ...shown(row, now()), passedOver: row.passedOver }
    },

    /** Answers, or changes the answer. An answer in time is not lost when its address is changed after the deadline. */
    claim: (id: string, userId: string, addressId: string): Promise<WonPrize> =>
      transaction(db, async (tx) => {
        const at = now()
        if (!(await prizes.prizeOf(tx, id, userId))) throw notWon()
        const address = await addresses.find(tx, userId, addressId)
        if (!address) throw new Invalid({ addressID: 'is not one of your saved addresses' })
        const isStored = await prizes.putAnswer(tx, { id, userId, at, address: onParcel(address) })
        const row = await prizes.prizeOf(tx, id, userId)
        if (!row) throw notWon()
        if (!isStored) throw new Conflict(refusals[stateOf(row, at)] ?? 'Please try again.')
        return { ...shown(row, at), passedOver: row.passedOver }
      }),

    toSend,

    async markSent(id: string, rank: number, userId: string): Promise<PrizeToSend[]> {
      await transaction(db, async (tx) => {
        if (await prizes.putSent(tx, id, rank, now()))
          return noteChange(tx, { ...sending(id, rank), version: 0, userId, now: now() })
        const row = (await prizes.prizesOf(tx, id)).find((one) => one.rank === rank)
        if (!row) throw new NotFound('This winner does not exist.')
        throw new Conflict(notToSend(row))
      })
      return toSend(id)
    },
  }
}
export type Prizes = ReturnType<typeof createPrizes>

function notToSend({ passedOver, sentAt, answeredAt }: prizes.PrizeRow): string {
  if (passedOver !== null) return 'This winner was passed over.'
  if (sentAt) return 'This prize is already marked as sent.'
  return answeredAt ? 'The account of this winner was deleted, and the address with it.' : 'There is no address yet.'
}

const shown = (row: prizes.PrizeRow, at: Date) => ({
  state: stateOf(row, at),
  address: row.address,
  answerBy: row.answerBy?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  sentAt: row.sentAt?.toISOString() ?? null,
})

const onParcel = ({ address_id: _, is_default: _default, kind: _kind, ...address }: Address): prizes.PrizeAddress =>
  address
