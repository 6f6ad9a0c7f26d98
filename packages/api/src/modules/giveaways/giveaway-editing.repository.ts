import type { GiveawayDraft } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import type { Queryable, Tx } from '../../db.ts'
import type { PictureColumns } from '../staff-changes/chosen-pictures.ts'

export type GiveawayColumns = Omit<GiveawayDraft, 'picture'>

export interface ListedGiveaway {
  readonly id: string
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isPublished: boolean
  readonly entries: number
  readonly drawnAt: Date | null
}
export async function allGiveaways(q: Queryable): Promise<ListedGiveaway[]> {
  return q<ListedGiveaway[]>`
    select id, title, starts_at as "startsAt", ends_at as "endsAt", is_published as "isPublished", drawn_at as "drawnAt",
      (select count(*) from giveaway_entry e where e.giveaway_id = g.id)::integer as entries
    from giveaway g order by ends_at desc, id limit 200`
}

/** False when the id exists already. */
export async function putGiveaway(
  tx: Tx,
  draft: GiveawayColumns & { id: string; formId: string; seed: Buffer; picture: PictureColumns },
): Promise<boolean> {
  const { id, formId, seed, title, prize, intro, rules, beaconSource, winners, startsAt, endsAt, picture } = draft
  const { count } = await tx`
    insert into giveaway (id, title, prize, intro, rules, beacon_source, form_id, picture_url, picture_alt, picture_ground,
      winners, starts_at, ends_at, is_published, seed, seed_hash)
    values (${id}, ${title}, ${prize}, ${intro}, ${rules}, ${beaconSource}, ${formId}, ${picture.picture_url},
      ${picture.picture_alt}, ${picture.picture_ground}, ${winners}, ${startsAt}, ${endsAt}, false, ${seed}, sha256(${seed}))
    on conflict do nothing`
  return count === 1
}

export async function changeGiveaway(
  tx: Tx,
  id: string,
  draft: GiveawayColumns,
  picture: PictureColumns,
): Promise<void> {
  const { title, prize, intro, rules, beaconSource, winners, startsAt, endsAt, isPublished } = draft
  await tx`
    update giveaway set title = ${title}, prize = ${prize}, intro = ${intro}, rules = ${rules},
      beacon_source = ${beaconSource}, winners = ${winners}, starts_at = ${startsAt}, ends_at = ${endsAt},
      is_published = ${isPublished}, picture_url = ${picture.picture_url}, picture_alt = ${picture.picture_alt},
      picture_ground = ${picture.picture_ground}
    where id = ${id}`
}
