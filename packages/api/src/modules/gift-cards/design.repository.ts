import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

export interface DesignRow {
  readonly slug: string
  readonly title: string
  readonly occasion: string
  readonly image: string
  readonly amounts: readonly Paise[]
}

const designColumns = (q: Queryable) => q`slug, title, occasion, image, amounts_paise as amounts`

export async function listDesigns(q: Queryable, occasion?: string): Promise<DesignRow[]> {
  return q<DesignRow[]>`
    select ${designColumns(q)} from gift_card_design
    where is_published ${occasion ? q`and occasion = ${occasion}` : q``} order by position`
}

/** Includes designs that are no longer sold, because cards still use them. */
export async function designsOf(q: Queryable, slugs: readonly string[]): Promise<ReadonlyMap<string, DesignRow>> {
  if (slugs.length === 0) return new Map()
  const rows = await q<DesignRow[]>`
    select ${designColumns(q)} from gift_card_design where slug = any(${[...new Set(slugs)]}::text[])`
  return new Map(rows.map((row) => [row.slug, row]))
}

export interface FaceRow {
  readonly id: string
  readonly title: string
  readonly image: string
  readonly from: string
  readonly lastFour: string
}
export async function facesOf(q: Queryable, ids: readonly string[]): Promise<FaceRow[]> {
  return q<FaceRow[]>`
    select c.gift_id as id, d.title, d.image, c.sender_name as "from", coalesce(c.last_four, '') as "lastFour"
    from gift_card c join gift_card_design d on d.slug = c.design_slug where c.gift_id = any(${[...ids]}::text[])`
}
