import type { Picture } from '@nukkad/contracts/schema'
import { merchantPicture } from '../../database/ready-pictures.ts'
import type { Queryable } from '../../db.ts'
import type { DayHours } from './opening-hours.ts'

export interface StoreRow {
  readonly slug: string
  readonly name: string
  readonly merchant: { readonly slug: string; readonly name: string }
  readonly lines: string[]
  readonly city: string
  readonly locality: string
  readonly state: string
  readonly pincode: string
  readonly lat: number
  readonly lng: number
  readonly phone: string
  readonly hours: (DayHours | null)[]
  readonly line: string
  readonly directions: string
  readonly image: Picture
}

const storeFields = (q: Queryable) => q`
  s.slug, s.name, json_build_object('slug', m.slug, 'name', m.name) as merchant, s.address_lines as lines, s.city,
  s.locality, s.state, s.pincode, s.lat, s.lng, s.phone, s.hours, s.line, s.directions, ${merchantPicture(q)} as image`

export async function storeBySlug(q: Queryable, slug: string): Promise<StoreRow | undefined> {
  const [row] = await q<StoreRow[]>`
    select ${storeFields(q)} from store s join merchant m on m.id = s.merchant_id where s.slug = ${slug}`
  return row
}

export const storesOf = (q: Queryable, merchantSlug: string): Promise<StoreRow[]> => q<StoreRow[]>`
  select ${storeFields(q)} from store s join merchant m on m.id = s.merchant_id
  where m.slug = ${merchantSlug} order by s.position, s.id`
