import type { Giveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import type { Db } from '../../db.ts'
import { Conflict, Refusal } from '../../errors.ts'
import { keyedHash } from '../auth/keyed-hash.ts'
import type { FilledIn, FormService } from '../forms/form.service.ts'
import { absent, createDraws, isOver } from './draw.service.ts'
import { recordOf } from './draw-record.ts'
import { fixLists } from './fixed-list.ts'
import * as giveaways from './giveaway.repository.ts'
import { entriesOfUser, putEntry } from './giveaway-entry.repository.ts'
import type { WinnerMails } from './prizes/winner-mails.ts'

interface GiveawayParts {
  readonly db: Db
  readonly now: () => Date
  readonly secret: string
  readonly forms: Pick<FormService, 'take'>
  readonly mails: WinnerMails
}
type Entering = Omit<FilledIn, 'formId' | 'userId' | 'subject'> & { readonly userId: string }

const over = () => new Refusal('gone', 'This giveaway has ended.')

/** Giveaways: one entry per person, and a draw that anyone can repeat. */
export function createGiveaways({ db, now, secret, forms, mails }: GiveawayParts) {
  const entryOf = (id: string, userId: string) =>
    keyedHash(secret, 'entry of a giveaway', id, userId).toString('hex').slice(0, 16)

  return {
    async list(userId: string | null): Promise<Giveaway[]> {
      const [rows, mine] = await Promise.all([
        giveaways.publishedOnes(db, now()),
        userId ? entriesOfUser(db, userId) : [],
      ])
      return rows.map((row) => {
        const { id, title, prize, intro, rules, image, formId, winners, startsAt, endsAt } = row
        return {
          id,
          title,
          prize,
          intro,
          rules: [...rules],
          image,
          formId,
          winners,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          isOver: isOver(row, now()),
          hasBegun: startsAt <= now(),
          myEntry: mine.find(({ giveawayId }) => giveawayId === id)?.entry ?? null,
          draw: recordOf(row),
        }
      })
    },

    /** An entry begun in time that arrives once the list is fixed comes too late, too. */
    async enter(id: string, { userId, ...filled }: Entering): Promise<{ myEntry: string }> {
      const at = now()
      const row = await giveaways.findGiveaway(db, id)
      if (!row) throw absent()
      if (row.startsAt > at) throw new Conflict('This giveaway is not open yet.')
      const entry = entryOf(id, userId)
      const mine = await entriesOfUser(db, userId)
      if (mine.some(({ giveawayId }) => giveawayId === id)) return { myEntry: entry }
      if (isOver(row, at) || row.listHash) throw over()
      if (filled.website) return { myEntry: entry }
      await forms.take({ ...filled, userId, formId: row.formId, subject: `giveaway:${id}:${entry}` })
      if (!(await putEntry(db, { id, entry, userId, at }))) throw over()
      return { myEntry: entry }
    },

    /** Fixes the lists of giveaways that have ended, and returns how many. */
    fixLists: () => fixLists(db, now()),

    ...createDraws({ db, now, mails }),
  }
}
export type Giveaways = ReturnType<typeof createGiveaways>
