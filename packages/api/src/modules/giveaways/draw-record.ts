import type { DrawRecord } from '@nukkad/contracts/endpoints/campaigns/giveaway-draw'
import type { GiveawayRow } from './giveaway.repository.ts'

/** What is shown of a draw: the seed only once it is done, for known before it would tell who wins. */
export function recordOf(row: GiveawayRow): DrawRecord {
  const { seed, seedHash, beacon, beaconSource, entries, drawnAt, won } = row
  return {
    ...{ seedHash: seedHash.toString('hex'), beaconSource, entries, beacon, winners: [...won] },
    listHash: row.listHash?.toString('hex') ?? null,
    seed: drawnAt ? seed.toString('hex') : null,
    drawnAt: drawnAt?.toISOString() ?? null,
  }
}
