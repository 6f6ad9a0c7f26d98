import { accessCategories, accessOffers } from '../../data/access-offers.ts'
import { counterEmail, demoPasswordHash } from '../../data/people.ts'
import { json, type SeedTx } from '../../database.ts'

/**
 * Seeds the access programme. Created once, also in databases seeded before it existed; an offer that has ended is
 * renewed, so that a long-running demo always has some.
 */
export async function seedAccess(tx: SeedTx): Promise<void> {
  const categories = accessCategories.map(([slug, title, line], position) => ({ slug, title, line, position }))
  await tx`
    insert into access_category (slug, title, line, position)
    select * from jsonb_to_recordset(${tx.json(categories)}) as row (slug text, title text, line text, position smallint)
    on conflict (slug) do nothing`
  const offers = accessOffers.map((offer, position) => ({ ...offer, position }))
  await tx`
    insert into access_outlet (place_id, merchant_id)
    select distinct p.id, m.id
    from jsonb_to_recordset(${json(tx, offers)}) as row ("of" text, "isMerchant" boolean)
    left join place p on p.slug = row."of" and not row."isMerchant"
    left join merchant m on m.slug = row."of" and row."isMerchant"
    where num_nonnulls(p.id, m.id) = 1
    on conflict do nothing`
  await tx`
    insert into access_offer (slug, outlet_id, category, kind, title, line, discount_label, terms, valid_from, valid_to,
      period, stock, position)
    select row.slug, o.id, row.category, row.kind, row.title, row.line, row.label,
      array(select jsonb_array_elements_text(row.terms)), now() - interval '7 days', now() + interval '90 days',
      row.period, row.stock, row.position
    from jsonb_to_recordset(${json(tx, offers)}) as row (
      slug text, "of" text, "isMerchant" boolean, category text, kind text, title text, line text, label text,
      terms jsonb, period text, stock integer, position smallint)
    left join place p on p.slug = row."of" and not row."isMerchant"
    left join merchant m on m.slug = row."of" and row."isMerchant"
    join access_outlet o on o.place_id = p.id or o.merchant_id = m.id
    on conflict (slug) do update set valid_to = excluded.valid_to where access_offer.valid_to < now()`
  const places = [...new Set(accessOffers.filter(({ isMerchant }) => !isMerchant).map(({ of }) => of))]
  const staff = places.map((place) => ({ place, email: counterEmail(place) }))
  await tx`
    insert into app_user (email, first_name, last_name, role, password_hash, email_verified_at)
    select row.email, 'Counter', '', 'place', ${demoPasswordHash}, now()
    from jsonb_to_recordset(${tx.json(staff)}) as row (place text, email text)
    join place p on p.slug = row.place
    on conflict (email) do nothing`
  await tx`
    insert into access_staff (user_id, outlet_id, counter)
    select u.id, o.id, 'counter 1'
    from jsonb_to_recordset(${tx.json(staff)}) as row (place text, email text)
    join app_user u on u.email = row.email and u.role = 'place'
    join place p on p.slug = row.place
    join access_outlet o on o.place_id = p.id
    on conflict (user_id) do nothing`
}
