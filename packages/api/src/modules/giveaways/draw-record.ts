import type { DrawRecord } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import type { GiveawayRow } from './giveaway.repository.ts'

/** The public record of a draw. The seed is included only after the draw, because it would reveal the winners. */
export function recordOf(row: GiveawayRow): DrawRecord {
  const { seed, seedHash, beacon, beaconSource, entries, drawnAt, won } = row
  return {
    seedHash: seedHash.toString('hex'),
    beaconSource,
    entries,
    beacon,
    winners: [...won],
    listHash: row.listHash?.toString('hex') ?? null,
    seed: drawnAt ? seed.toString('hex') : null,
    drawnAt: drawnAt?.toISOString() ?? null,
  }
}
