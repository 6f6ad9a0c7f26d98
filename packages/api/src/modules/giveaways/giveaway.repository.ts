import type { Picture } from '@nukkad/contracts/schema'
import type { Queryable, Tx } from '../../db.ts'

interface WinnerRow {
  readonly rank: number
  readonly entry: string
  readonly name: string
  readonly passedOver: string | null
}
export interface GiveawayRow {
  readonly id: string
  readonly title: string
  readonly prize: string
  readonly intro: string
  readonly rules: readonly string[]
  readonly beaconSource: string
  readonly formId: string
  readonly image: Picture
  readonly winners: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isPublished: boolean
  readonly seed: Buffer
  readonly seedHash: Buffer
  readonly beacon: string | null
  readonly listHash: Buffer | null
  readonly drawnAt: Date | null
  readonly entries: number
  readonly won: readonly WinnerRow[]
}

const columns = (q: Queryable) => q`
  g.id, g.title, g.prize, g.intro, g.rules, g.beacon_source as "beaconSource", g.form_id as "formId", g.winners,
  g.starts_at as "startsAt", g.ends_at as "endsAt", g.is_published as "isPublished", g.seed, g.seed_hash as "seedHash", g.beacon,
  g.list_hash as "listHash", g.drawn_at as "drawnAt",
  json_build_object('url', g.picture_url, 'width', 1200, 'height', 800, 'alt', g.picture_alt, 'color', g.picture_ground)
    as image,
  (select count(*) from giveaway_entry e where e.giveaway_id = g.id) as entries,
  (select coalesce(json_agg(json_build_object('rank', w.rank, 'entry', w.entry, 'passedOver', w.passed_over,
      'name', coalesce(u.first_name, 'Somebody')) order by w.rank), '[]')
    from giveaway_winner w
    join giveaway_entry e on e.giveaway_id = w.giveaway_id and e.entry = w.entry
    left join app_user u on u.id = e.user_id
    where w.giveaway_id = g.id) as won`

/** Published giveaways: running ones first, then upcoming ones, then those that are over. */
export async function publishedOnes(q: Queryable, now: Date): Promise<GiveawayRow[]> {
  return q<GiveawayRow[]>`
    select ${columns(q)} from giveaway g
    where g.is_published
    order by (g.ends_at <= ${now}), (g.starts_at > ${now}), case when g.ends_at > ${now} then g.ends_at end, g.ends_at desc
    limit 30`
}

export async function findGiveaway(q: Queryable, id: string): Promise<GiveawayRow | undefined> {
  const [row] = await q<GiveawayRow[]>`select ${columns(q)} from giveaway g where g.id = ${id} and g.is_published`
  return row
}

/** Finds a giveaway, published or not. */
export async function anyGiveaway(q: Queryable, id: string): Promise<GiveawayRow | undefined> {
  const [row] = await q<GiveawayRow[]>`select ${columns(q)} from giveaway g where g.id = ${id}`
  return row
}

/** Locks the giveaway's row until the transaction ends, so that it is drawn only once. */
export async function holdGiveaway(tx: Tx, id: string): Promise<void> {
  await tx`select from giveaway where id = ${id} for update`
}
