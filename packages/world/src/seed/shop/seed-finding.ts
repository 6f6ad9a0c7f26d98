import { cityCenter, productSorts } from '@nukkad/contracts'
import { stores } from '../../build/stores.ts'
import { customCategories } from '../../data/custom-categories.ts'
import { json, type SeedTx } from '../../database.ts'

/** Stores, and the shop's saved filters. */
export async function seedFinding(tx: SeedTx): Promise<void> {
  const rows = stores.map(({ point, ...store }, position) => {
    const city = cityCenter(store.city)
    return {
      ...store,
      position,
      lat: point?.[0] ?? null,
      lng: point?.[1] ?? null,
      cityLat: city?.lat,
      cityLng: city?.lng,
    }
  })
  await tx`
    insert into store (slug, merchant_id, name, address_lines, city, locality, state, pincode, lat, lng, phone, hours,
      line, directions, position)
    select row.slug, m.id, row.name, array(select jsonb_array_elements_text(row.lines)), row.city, row.locality, m.state,
      row.pincode, coalesce(row.lat, p.lat, row."cityLat"), coalesce(row.lng, p.lng, row."cityLng"), row.phone,
      row.hours, row.line, row.directions, row.position
    from jsonb_to_recordset(${json(tx, rows)}) as row (
      slug text, maker text, name text, lines jsonb, city text, locality text, pincode text, lat double precision,
      lng double precision, "cityLat" double precision, "cityLng" double precision, phone text, hours jsonb, line text,
      directions text, position integer)
    join merchant m on m.slug = row.maker
    left join pincode p on p.pincode = row.pincode`
  const filters = customCategories.map(({ sort, ...category }, position) => ({
    ...category,
    sort: sort ? productSorts[sort].value : null,
    position,
  }))
  await tx`
    insert into custom_category (slug, title, description, filter, sort, picture_category, position)
    select row.slug, row.title, row.description, row.filter, row.sort, row.face, row.position
    from jsonb_to_recordset(${json(tx, filters)}) as row (
      slug text, title text, description text, filter jsonb, sort smallint, face text, position integer)`
}
