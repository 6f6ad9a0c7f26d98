import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import type { UploadedPictures } from '../staff-changes/chosen-pictures.ts'
import { ballotRoutes } from './ballot.routes.ts'
import { type Ballots, createBallots } from './ballot.service.ts'
import { ballotEditingRoutes } from './ballot-editing.routes.ts'
import { createBallotEditing } from './ballot-editing.service.ts'
import { forgetAddresses } from './vote.repository.ts'
import { createVoteBox } from './vote-box.ts'

/** Addresses are kept long enough to investigate a disputed vote. */
const addresses = housekeepingJob('where votes came from', (q, now, limit) =>
  forgetAddresses(q, daysBefore(now, 90), limit),
)

export function ballotsModule(
  { db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>,
  { media }: { readonly media: UploadedPictures },
): Module<Ballots> {
  const ballots = createBallots({
    db,
    now,
    secret: settings.API_SECRET,
    box: createVoteBox({ db, now }),
  })
  return {
    service: ballots,
    housekeeping: [addresses],
    routes: async (app) => {
      await app.register(ballotRoutes, { ballots })
      await app.register(ballotEditingRoutes, { editing: createBallotEditing({ db, now, media }) })
    },
  }
}
