import type { DrawRecord, Giveaway } from '@nukkad/contracts/endpoints/campaigns/giveaways'
import { type Db, transaction } from '../../db.ts'
import { Conflict, NotFound, Refusal } from '../../errors.ts'
import { oneLine } from '../../text/typed-text.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import type { FilledIn, FormService } from '../forms/form.service.ts'
import { listHash, ranked, sortedList } from './draw.ts'
import { recordOf } from './draw-record.ts'
import * as giveaways from './giveaway.repository.ts'

interface GiveawayParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly forms: Pick<FormService, 'take'>
}
type Entering = Omit<FilledIn, 'formId' | 'userId' | 'subject'> & { readonly userId: string }

const absent = () => new NotFound('There is no such giveaway.')

/** Giveaways: one entry a person, and a draw that anybody can make again. */
// limit: entering and drawing read the same entries and the same rule of when it is over
export function createGiveaways({ db, now, secret, forms }: GiveawayParts) {
  const isOver = ({ endsAt }: Pick<giveaways.GiveawayRow, 'endsAt'>, at = now()) => endsAt <= at
  const entryOf = (id: string, userId: string) =>
    keyedHash(secret, 'entry of a giveaway', id, userId).toString('hex').slice(0, 16)

  async function begun(id: string): Promise<giveaways.GiveawayRow> {
    const row = await giveaways.findGiveaway(db, id)
    if (!row || row.startsAt > now()) throw absent()
    return row
  }

  return {
    async list(userId: string | null): Promise<Giveaway[]> {
      const [rows, mine] = await Promise.all([
        giveaways.publishedOnes(db, now()),
        userId ? giveaways.entriesOfUser(db, userId) : [],
      ])
      return rows.map((row) => {
        const { id, title, prize, intro, rules, image, formId, winners, startsAt, endsAt } = row
        return {
          ...{ id, title, prize, intro, rules: [...rules], image, formId, winners },
          ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isOver: isOver(row) },
          hasBegun: startsAt <= now(),
          myEntry: mine.find(({ giveawayId }) => giveawayId === id)?.entry ?? null,
          draw: recordOf(row),
        }
      })
    },

    /** The form is open as long as the giveaway is, so what was begun in time does not come after the draw. */
    async enter(id: string, { userId, ...filled }: Entering): Promise<{ myEntry: string }> {
      const at = now()
      const row = await giveaways.findGiveaway(db, id)
      if (!row) throw absent()
      if (row.startsAt > at) throw new Conflict('It is not open yet.')
      const entry = entryOf(id, userId)
      const mine = await giveaways.entriesOfUser(db, userId)
      if (mine.some(({ giveawayId }) => giveawayId === id)) return { myEntry: entry }
      if (isOver(row, at)) throw new Refusal('gone', 'This giveaway is over.')
      if (filled.website) return { myEntry: entry }
      await forms.take({ ...filled, userId, formId: row.formId, subject: `giveaway:${id}:${entry}` })
      await giveaways.putEntry(db, { id, entry, userId, at })
      return { myEntry: entry }
    },

    /** What was drawn from, once nothing is added to it. */
    async entries(id: string): Promise<string> {
      const row = await begun(id)
      if (!isOver(row)) throw new NotFound('The list is shown after the end.')
      return `${sortedList(await giveaways.entriesOf(db, id))}\n`
    },

    async draw(id: string, beacon: string): Promise<DrawRecord> {
      await begun(id)
      await transaction(db, async (tx) => {
        await giveaways.holdGiveaway(tx, id)
        const row = await giveaways.findGiveaway(tx, id)
        if (!row) throw absent()
        if (!isOver(row)) throw new Conflict('It is not over yet.')
        if (row.drawnAt) throw new Conflict('It was drawn already. Pass a winner over instead, with the reason.')
        const entries = await giveaways.entriesOf(tx, id)
        const value = oneLine(beacon)
        const winners = ranked(row.seed, value, entries).slice(0, row.winners)
        await giveaways.noteDraw(tx, { id, beacon: value, listHash: listHash(entries), at: now() })
        await giveaways.putWinners(
          tx,
          id,
          winners.map((entry, at) => ({ rank: at + 1, entry })),
        )
      })
      return recordOf(await begun(id))
    },

    /** The next rank wins; whoever was passed over stays in the record with the reason. */
    async redraw(id: string, rank: number, reason: string): Promise<DrawRecord> {
      await begun(id)
      await transaction(db, async (tx) => {
        await giveaways.holdGiveaway(tx, id)
        const row = await giveaways.findGiveaway(tx, id)
        if (!row?.beacon) throw new Conflict('It was not drawn yet.')
        if (!(await giveaways.passOver(tx, id, rank, oneLine(reason)))) throw new NotFound('There is no such winner.')
        const next = ranked(row.seed, row.beacon, await giveaways.entriesOf(tx, id))[row.won.length]
        if (next) await giveaways.putWinners(tx, id, [{ rank: row.won.length + 1, entry: next }])
      })
      return recordOf(await begun(id))
    },
  }
}
export type Giveaways = ReturnType<typeof createGiveaways>
