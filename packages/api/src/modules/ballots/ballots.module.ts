import { chore } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Base, Module } from '../../plugin.ts'
import { ballotRoutes } from './ballot.routes.ts'
import { type Ballots, createBallots } from './ballot.service.ts'
import { forgetAddresses } from './vote.repository.ts'
import { createVoteBox } from './vote-box.ts'

/** Long enough to look into a vote that somebody doubts. */
const addresses = chore('where votes came from', (q, now, limit) => forgetAddresses(q, daysBefore(now, 90), limit))

export function ballotsModule({ db, now, settings }: Pick<Base, 'db' | 'now' | 'settings'>): Module<Ballots> {
  const ballots = createBallots({ db, now, secret: settings.API_SECRET, box: createVoteBox(db) })
  return {
    service: ballots,
    chores: [addresses],
    routes: async (app) => void (await app.register(ballotRoutes, { ballots })),
  }
}
