import { createHash, randomBytes } from 'node:crypto'
import { openDb } from '../../../../api/src/db.ts'
import { site } from '../site.ts'
import { sitePassword } from '../site-password.ts'

/** Creates a giveaway that has just ended with this many entries, as if days had passed; returns its id. */
export async function giveawayToDraw(title: string, entries: number): Promise<string> {
  const id = `journey-${randomBytes(6).toString('hex')}`
  const seed = randomBytes(32)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  const row = {
    id,
    title,
    prize: 'A kite',
    intro: 'For the roof.',
    rules: ['One entry per person.'],
    form_id: 'giveaway',
    beacon_source: 'the closing value of the Sensex',
    winners: 2,
    starts_at: ago(8),
    ends_at: ago(1 / 1440),
    picture_url: '/images/scene/all/market-dusk',
    picture_alt: 'A market at dusk',
    picture_ground: '#3b3a66',
    seed,
    seed_hash: createHash('sha256').update(seed).digest(),
  }
  const names = Array.from({ length: entries }, () => randomBytes(8).toString('hex'))
  const db = openDb({ url: `postgres://nukkad:${sitePassword()}@127.0.0.1:${site.ports.PGPORT}/nukkad`, pool: 1 })
  try {
    await db`insert into giveaway ${db(row)}`
    await db`
      insert into giveaway_entry ${db(names.map((entry) => ({ giveaway_id: id, entry, entered_at: ago(2) })))}`
    return id
  } finally {
    await db.end()
  }
}
