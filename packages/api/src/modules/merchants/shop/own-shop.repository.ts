import type { BrandMood } from '@nukkad/contracts/endpoints/shop/brands'
import type { Picture } from '@nukkad/contracts/schema'
import { merchantPicture } from '../../../database/ready-pictures.ts'
import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'

/** A merchant with everything that it may change. Days are yyyy-mm-dd. */
export interface OwnShopRow {
  readonly slug: string
  readonly name: string
  readonly maker: string
  readonly line: string
  readonly storyTitle: string
  readonly story: string
  readonly since: number | null
  readonly moods: BrandMood[]
  readonly contactEmail: string | null
  readonly picture: Picture
  readonly hasOwnPicture: boolean
  readonly city: string
  readonly locality: string
  readonly state: string
  readonly pincode: string
  readonly awayFrom: string | null
  readonly awayUntil: string | null
  readonly awayWords: string | null
}

const columns = (q: Queryable) => q`
  m.slug, m.name, m.maker, m.line, m.story_title as "storyTitle", m.story, m.since, m.moods,
  m.contact_email as "contactEmail", ${merchantPicture(q)} as picture, m.picture is not null as "hasOwnPicture",
  m.city, m.locality_slug as locality, m.state, m.pincode, m.away_from::text as "awayFrom",
  m.away_until::text as "awayUntil", m.away_words as "awayWords"`

export async function readShop(q: Queryable, merchantId: number): Promise<OwnShopRow | undefined> {
  const [row] = await q<OwnShopRow[]>`select ${columns(q)} from merchant m where m.id = ${merchantId}`
  return row
}

/** The same with the row locked, so that changes by several people of the shop follow one another. */
export async function lockShop(tx: Tx, merchantId: number): Promise<OwnShopRow | undefined> {
  const [row] = await tx<OwnShopRow[]>`
    select ${columns(tx)} from merchant m where m.id = ${merchantId} for no key update`
  return row
}

export interface WordsToStore {
  readonly maker: string
  readonly line: string
  readonly storyTitle: string
  readonly story: string
  readonly since: number | null
  readonly moods: readonly BrandMood[]
  readonly contactEmail: string | null
  /** undefined keeps the picture, null brings back the drawn one */
  readonly picture: Omit<Picture, 'alt'> | null | undefined
}

export async function changeWords(tx: Tx, merchantId: number, words: WordsToStore): Promise<void> {
  const { maker, line, storyTitle, story, since, moods, contactEmail, picture } = words
  await tx`
    update merchant set maker = ${maker}, line = ${line}, story_title = ${storyTitle}, story = ${story},
      since = ${since}, moods = ${[...moods]}::text[], contact_email = ${contactEmail},
      picture = ${picture === undefined ? tx`picture` : picture === null ? null : json(tx, picture)}
    where id = ${merchantId}`
}

export interface Whereabouts {
  readonly city: string
  readonly locality: string
  readonly state: string
  readonly pincode: string
}

/** False when the city has no such locality. */
export async function moveShop(tx: Tx, merchantId: number, to: Whereabouts): Promise<boolean> {
  const rows = await tx`
    update merchant set city = l.city, locality_slug = l.slug, locality = l.name, state = ${to.state},
      pincode = ${to.pincode}
    from locality l where merchant.id = ${merchantId} and l.city = ${to.city} and l.slug = ${to.locality}
    returning merchant.id`
  return rows.length === 1
}

export interface Absence {
  readonly from: string | null
  readonly until: string | null
  readonly words: string | null
}

export async function changeAbsence(tx: Tx, merchantId: number, { from, until, words }: Absence, today: string) {
  await tx`
    update merchant set away_from = ${from}, away_until = ${until}, away_words = ${words},
      is_away = coalesce(${today}::date between ${from}::date and ${until}::date, false)
    where id = ${merchantId}`
}

/**
 * Notes who leaves and who returns today; returns how many. Asked first, because the triggers of an update of no row
 * also make all processes read their lists again.
 */
export async function noteAbsences(q: Queryable, today: string): Promise<number> {
  const moved = q`away_from is not null and is_away <> (${today}::date between away_from and away_until)`
  const [due] = await q`select from merchant where ${moved} limit 1`
  if (!due) return 0
  const rows = await q`update merchant set is_away = not is_away where ${moved} returning id`
  return rows.length
}
