import { merchants } from '../../build/merchants.ts'
import { demoPasswordHash, people, studioEmail } from '../../data/people.ts'
import type { SeedTx } from '../../database.ts'

/** Seeds one account per merchant. Created once, also in databases seeded before merchants could sign in. */
export async function seedMerchants(tx: SeedTx): Promise<void> {
  const seeded = await tx`
    insert into seed_run (name, version) values ('merchants', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  const rows = merchants.flatMap(({ slug, maker }) => {
    const [first = 'Studio', ...rest] = maker.split(' ')
    const last = rest.join(' ')
    const inPerson = people.filter(
      ({ role, firstName, lastName }) => role === 'merchant' && `${firstName} ${lastName}` === maker,
    )
    return [studioEmail(slug), ...inPerson.map(({ email }) => email)].map((email) => ({ slug, email, first, last }))
  })
  await tx`
    insert into app_user (email, first_name, last_name, role, password_hash, email_verified_at)
    select row.email, row.first, row.last, 'merchant', ${demoPasswordHash}, now()
    from jsonb_to_recordset(${tx.json(rows)}) as row (email text, first text, last text)
    on conflict (email) do nothing`
  await tx`
    insert into merchant_account (user_id, merchant_id)
    select u.id, m.id
    from jsonb_to_recordset(${tx.json(rows)}) as row (slug text, email text)
    join merchant m on m.slug = row.slug
    join app_user u on u.email = row.email and u.role = 'merchant'
    on conflict (user_id) do nothing`
}
