import type { Organiser } from '@nukkad/contracts/endpoints/content/editor'
import { type Db, transaction } from '../../../db.ts'
import { Conflict, Invalid, NotFound } from '../../../errors.ts'
import { accounts } from '../../users/accounts.service.ts'
import * as rows from './organiser.repository.ts'

/** The organisers of events, who admit guests. */
export function createOrganisers(db: Db) {
  return {
    /** Locks the event, so that two organisers who remove each other at once do not leave it without any. */
    change: (id: string, email: string, isOrganiser: boolean): Promise<Organiser[]> =>
      transaction(db, async (tx) => {
        const eventId = Number(id)
        if (!(await rows.holdEvent(tx, eventId)))
          throw new NotFound('This event does not exist or is no longer listed.')
        const somebody = await accounts.byEmail(tx, email.trim().toLowerCase())
        if (!somebody) throw new Invalid({ email: 'has no account here: they have to sign in once first' })
        if (isOrganiser) await rows.addOrganiser(tx, eventId, somebody.id)
        else await rows.removeOrganiser(tx, eventId, somebody.id)
        const after = await rows.organisers(tx, eventId)
        if (after.length === 0) throw new Conflict('An event needs at least one organiser: add another one first.')
        return after
      }),
  }
}
export type Organisers = ReturnType<typeof createOrganisers>
